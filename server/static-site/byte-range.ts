/** The first and the last byte that are asked for, both counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header (RFC 9110, section 14.1.2) for a text of `length` bytes. Undefined where the whole is to be sent:
 * the header is none that we know, or asks for several ranges, which a server may ignore (section 14.2).
 */
export function readByteRange(header: string, length: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? [];
  if (from === "" && to === "") return undefined;
  // "bytes=-500" is the last 500 bytes.
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return first > last ? "unsatisfiable" : { first, last };
}
