/** A value of a record. Blobs do not occur. */
export type Value = string | number | null;

/** The values of a row, as far as they can be read. */
export interface DecodedRecord {
  readonly values: readonly Value[];
  /** Whether each text is all there. */
  readonly isWhole: boolean;
}

/** A number of variable length, and where it ends: https://sqlite.org/fileformat2.html#varint @throws RangeError */
export function readVarint(bytes: Buffer, start: number): readonly [value: number, end: number] {
  let value = 0n;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes.readUInt8(start + index);
    if (index === 8) return [Number(BigInt.asIntN(64, (value << 8n) | BigInt(byte))), start + 9];
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return [Number(value), start + index + 1];
  }
  throw new RangeError();
}

/** The lengths of integers, by serial type: https://sqlite.org/fileformat2.html#record_format */
const integerLengths = [0, 1, 2, 3, 4, 6, 8] as const;
const lengthOf = (type: number): number => {
  if (type >= 12) return Math.floor((type - 12) / 2);
  if (type <= 6) return integerLengths[type as 0];
  return type === 7 ? 8 : 0;
};

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

function integerAt(bytes: Buffer, start: number, length: number): number {
  return length === 8 ? Number(bytes.readBigInt64BE(start)) : bytes.readIntBE(start, length);
}

/** @throws RangeError for a type that does not occur */
function valueAt(bytes: Buffer, start: number, type: number): Value {
  if (type === 0) return null;
  if (type <= 6) return integerAt(bytes, start, lengthOf(type));
  if (type === 7) return bytes.readDoubleBE(start);
  if (type === 8 || type === 9) return type - 8;
  if (type < 12 || type % 2 === 0) throw new RangeError();
  return strict.decode(bytes.subarray(start, start + lengthOf(type)));
}

/**
 * Decodes a record, of which the end may be missing. Of a text that is cut off, or holds bytes that are no text, what can
 * be read is returned.
 * @throws RangeError or TypeError if it is no record
 */
export function decodeRecord(bytes: Buffer): DecodedRecord {
  const [headerEnd, typesStart] = readVarint(bytes, 0);
  if (headerEnd > bytes.length || headerEnd < typesStart) throw new RangeError();
  const types: number[] = [];
  for (let index = typesStart; index < headerEnd;) {
    const [type, end] = readVarint(bytes, index);
    types.push(type);
    index = end;
  }
  const values: Value[] = [];
  let start = headerEnd;
  let isWhole = true;
  for (const type of types) {
    const end = start + lengthOf(type);
    const isText = type >= 13 && type % 2 === 1;
    try {
      if (end > bytes.length) throw new RangeError();
      values.push(valueAt(bytes, start, type));
    } catch (error) {
      if (!isText) throw error;
      values.push(lenient.decode(bytes.subarray(start, end)));
      isWhole = false;
      if (end > bytes.length) break;
    }
    start = end;
  }
  return { values, isWhole };
}
