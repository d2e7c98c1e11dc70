import { inflateSync } from "node:zlib";

/** A value of a PDF. Names begin with a slash; `bytes` are those of a string, one character each. */
export type Value = null | boolean | number | string | Reference | Bytes | Operator | readonly Value[] | Dictionary;
export interface Dictionary {
  readonly [name: `/${string}`]: Value | undefined;
}
interface Reference {
  readonly object: number;
}
interface Bytes {
  readonly bytes: string;
}
/** In a stream of a page's content. */
interface Operator {
  readonly operator: string;
}
export interface PdfObject {
  readonly value: Value;
  readonly stream?: Buffer;
}

const token =
  /\s*(?:(<<)|(>>)|(\[)|(\])|(\()|<([0-9a-fA-F\s]*)>|(\/[^\s<>[\]()/%]*)|(\d+) \d+ R\b|([-+]?(?:\d+\.?\d*|\.\d+))|(true|false|null)\b|([^\s<>[\]()/%]+))/y;
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const constants: Readonly<Record<string, Value>> = { true: true, false: false, null: null };

/** A string in parentheses from behind the first one, and where it ends. */
function literal(text: string, from: number): [bytes: string, end: number] {
  let [bytes, depth, at] = ["", 1, from];
  for (; depth > 0; at++) {
    const sign = text[at] ?? "";
    if (sign === "\\") {
      const [octal] = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4)) ?? [];
      const next = text[at + 1] ?? "";
      bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[next] ?? next);
      at += octal ? octal.length : 1;
      continue;
    }
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (depth > 0) bytes += sign;
  }
  return [bytes, at];
}

/** The values in a piece of PDF, one after another. Fails for anything that is none. */
export function valuesIn(text: string): Value[] {
  let at = 0;
  const until = (end: ">>" | "]" | undefined): Value[] => {
    const found: Value[] = [];
    while (at < text.length) {
      token.lastIndex = at;
      const match = token.exec(text);
      if (!match) {
        if (end === undefined && text.slice(at).trim() === "") return found;
        throw new Error(`No PDF: ${text.slice(at, at + 60)}`);
      }
      at = token.lastIndex;
      const [, opens, closes, begins, ends, quoted, hex, name, object, number, constant, operator] = match;
      if ((closes ?? ends) !== undefined) {
        if ((closes ?? ends) !== end) throw new Error(`Unexpected ${closes ?? ends}`);
        return found;
      }
      if (opens) {
        const entries = until(">>");
        found.push(Object.fromEntries(entries.flatMap((key, index) => (index % 2 ? [] : [[key, entries[index + 1]]]))));
      } else if (begins) found.push(until("]"));
      else if (quoted) {
        const [bytes, after] = literal(text, at);
        found.push({ bytes });
        at = after;
      } else if (hex !== undefined)
        found.push({ bytes: Buffer.from(hex.replaceAll(/\s/g, ""), "hex").toString("latin1") });
      else if (name !== undefined) found.push(name);
      else if (object !== undefined) found.push({ object: Number(object) });
      else if (number !== undefined) found.push(Number(number));
      else if (constant !== undefined) found.push(constants[constant] as Value);
      else found.push({ operator: operator ?? "" });
    }
    return found;
  };
  return until(undefined);
}

const number = (value: Value | undefined): number => {
  if (typeof value !== "number") throw new Error(`${JSON.stringify(value)} is no number`);
  return value;
};

/** Undoes PNG's filter "up" of rows, where a stream has it. */
function unfiltered(bytes: Buffer, parameters: Value | undefined): Buffer {
  if (parameters === undefined) return bytes;
  const { "/Predictor": predictor, "/Columns": columns } = parameters as Dictionary;
  const length = number(columns);
  if (number(predictor) !== 12 || bytes.length % (length + 1) > 0)
    throw new Error("The rows are not as they should be");
  const rows: Buffer[] = [];
  for (let index = 0; index < bytes.length; index += length + 1) {
    if (bytes[index] !== 2) throw new Error(`The row at ${index} has another filter`);
    const above = rows.at(-1);
    rows.push(
      Buffer.from(bytes.subarray(index + 1, index + 1 + length).map((byte, column) => byte + (above?.[column] ?? 0))),
    );
  }
  return Buffer.concat(rows);
}

/** A PDF's objects, found by its cross-reference stream as a viewer does, and its trailer. */
export function openPdf(pdf: Buffer): { trailer: Dictionary; objects: ReadonlyMap<number, PdfObject> } {
  const text = pdf.toString("latin1");
  const read = (place: number): PdfObject & { id: number } => {
    const [head, id] = /^(\d+) 0 obj\n/.exec(text.slice(place, place + 20)) ?? [];
    if (head === undefined) throw new Error(`There is no object at ${place}`);
    const end = text.slice(place).search(/\n?endobj|>>\s*stream\n/) + place;
    const isStream = text.startsWith(">>", end);
    const body = text.slice(place + head.length, isStream ? end + 2 : end);
    const [value] = valuesIn(body) as [Dictionary];
    if (!isStream) return { id: Number(id), value };
    const begin = text.indexOf("stream\n", end) + 7;
    const length = number(value["/Length"]);
    if (!/^\n?endstream/.test(text.slice(begin + length, begin + length + 10)))
      throw new Error(`The stream ${id} does not have its length`);
    const bytes = pdf.subarray(begin, begin + length);
    const plain = value["/Filter"] === "/FlateDecode" ? inflateSync(bytes) : bytes;
    return { id: Number(id), value, stream: unfiltered(plain, value["/DecodeParms"]) };
  };
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const table = read(Number(start));
  const trailer = table.value as Dictionary;
  const widths = (trailer["/W"] as Value[]).map(number);
  const bytes = table.stream ?? Buffer.alloc(0);
  const objects = new Map<number, PdfObject>();
  const packs = new Map<number, Value[]>();
  const rows = number(trailer["/Size"]);
  const size = widths.reduce((sum, width) => sum + width, 0);
  if (bytes.length !== rows * size) throw new Error("The cross-references do not have their size");
  for (let id = 0; id < rows; id++) {
    let at = id * size;
    const [kind, place, index] = widths.map((width) => {
      at += width;
      return bytes.readUIntBE(at - width, width);
    }) as [number, number, number];
    if (kind === 1) {
      const object = read(place);
      if (object.id !== id) throw new Error(`Object ${object.id} is where ${id} should be`);
      objects.set(id, object);
    } else if (kind === 2) {
      const known = packs.get(place);
      const pack = known ?? packed(objects.get(place) ?? read(packPlace(bytes, place, widths)));
      packs.set(place, pack);
      const [own, value] = pack[index] as [number, Value];
      if (own !== id) throw new Error(`Object ${own} is where ${id} should be`);
      objects.set(id, { value });
    }
  }
  return { trailer, objects };
}

/** Where an object stream begins that is not read yet. */
const packPlace = (table: Buffer, id: number, [kind = 0, place = 0, index = 0]: readonly number[]): number =>
  table.readUIntBE(id * (kind + place + index) + kind, place);

/** The objects of an object stream, each with its number. */
function packed({ value, stream }: PdfObject): Value[] {
  const text = stream?.toString("latin1") ?? "";
  const { "/First": first, "/N": count } = value as Dictionary;
  const directory = valuesIn(text.slice(0, number(first))).map(number);
  return Array.from({ length: number(count) }, (_, index): Value => {
    const [id, from, to] = [directory[2 * index], directory[2 * index + 1], directory[2 * index + 3]] as [
      number,
      number,
      number?,
    ];
    const body = text.slice(number(first) + from, to === undefined ? undefined : number(first) + to);
    return [id, valuesIn(body)[0] ?? null];
  });
}
