import { deflateSync, inflateSync } from "node:zlib";

/** Of a cross-reference: its kind, a place or the number of an object stream, and a place in that stream. */
const widths = [1, 4, 2] as const;
const rowLength = widths[0] + widths[1] + widths[2];

const streamObject = (id: number, dictionary: string, content: Buffer): Buffer => {
  const bytes = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
};

/** A stream as small as it gets: PDFKit compresses with the usual effort. */
const squeezed = (whole: Buffer): Buffer => {
  const text = whole.toString("latin1");
  const [, head = "", length = "", opening = ""] = /^([^]*?\/Length )(\d+)([^]*?stream\n)/.exec(text) ?? [];
  if (!head.includes("/Filter /FlateDecode") && !opening.includes("/Filter /FlateDecode")) return whole;
  const begin = head.length + length.length + opening.length;
  const bytes = deflateSync(inflateSync(whole.subarray(begin, begin + Number(length))), { level: 9 });
  return Buffer.concat([
    Buffer.from(`${head}${bytes.length}${opening}`, "latin1"),
    bytes,
    whole.subarray(begin + Number(length)),
  ]);
};

/** Rows of bytes as their differences from the row above (PNG's filter "up"), which are mostly the same. */
const differences = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat(
    rows.map((row, index) =>
      Buffer.from([2, ...row.map((byte, column) => (byte - (rows[index - 1]?.[column] ?? 0) + 256) % 256)]),
    ),
  );

const reference = (fields: readonly [kind: number, offset: number, index: number]): Buffer => {
  const bytes = Buffer.alloc(rowLength);
  let offset = 0;
  for (const [index, width] of widths.entries()) {
    bytes.writeUIntBE(fields[index] as number, offset, width);
    offset += width;
  }
  return bytes;
};

/**
 * A PDF of PDFKit's with the objects that are no streams compressed together (ISO 32000-1, 7.5.7), which PDFKit does not
 * do: the structure of a table has an object for each cell, which takes more bytes than the drawing.
 */
export function compressed(pdf: Buffer): Buffer {
  // A character for each byte, so that places are the same.
  const text = pdf.toString("latin1");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  const [, trailer = ""] = /trailer\n<<([^]*)>>\nstartxref/.exec(text.slice(table)) ?? [];
  const ends = [...places, table].toSorted((a, b) => a - b);
  const first = ends[0] as number;
  const objects = places.map((place, index) => {
    const end = ends[ends.indexOf(place) + 1] as number;
    const [opening, closing] = [`${index + 1} 0 obj\n`, "\nendobj\n"];
    const whole = text.slice(place, end);
    if (!whole.startsWith(opening) || !whole.endsWith(closing))
      throw new Error(`Object ${index + 1} is not as PDFKit's`);
    return { id: index + 1, whole, body: whole.slice(opening.length, -closing.length) };
  });
  const [streams, small] = [true, false].map((isStream) =>
    objects.filter(({ body }) => body.endsWith("\nendstream") === isStream),
  ) as [typeof objects, typeof objects];

  const [packId, tableId] = [objects.length + 1, objects.length + 2];
  const references = [reference([0, 0, 0xffff])];
  const chunks: Buffer[] = [Buffer.from(text.slice(0, first), "latin1")];
  let length = first;
  const add = (id: number, bytes: Buffer) => {
    references[id] = reference([1, length, 0]);
    chunks.push(bytes);
    length += bytes.length;
  };
  for (const { id, whole } of streams) add(id, squeezed(Buffer.from(whole, "latin1")));
  const directory: number[] = [];
  let offset = 0;
  for (const [index, { id, body }] of small.entries()) {
    directory.push(id, offset);
    references[id] = reference([2, packId, index]);
    offset += body.length + 1;
  }
  const head = `${directory.join(" ")}\n`;
  const pack = Buffer.from(head + small.map(({ body }) => body).join("\n"), "latin1");
  add(packId, streamObject(packId, `/Type /ObjStm /N ${small.length} /First ${head.length}`, pack));
  const start = length;
  references[tableId] = reference([1, start, 0]);
  const kept = trailer
    .replace(/\/Size \d+/, "")
    .trim()
    .replaceAll(/\s+/g, " ");
  add(
    tableId,
    streamObject(
      tableId,
      `/Type /XRef /Size ${tableId + 1} /W [${widths.join(" ")}] /DecodeParms << /Predictor 12 /Columns ${rowLength} >> ${kept}`,
      differences(references),
    ),
  );
  return Buffer.concat([...chunks, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}
