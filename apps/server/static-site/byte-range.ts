/** First and last requested byte, counted from 0, inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header (RFC 9110, section 14.1.2) for a representation of `length` bytes. Undefined if the full
 * representation is to be sent: the header is invalid, or requests several ranges, which a server may ignore (section
 * 14.2).
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
