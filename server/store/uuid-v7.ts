import { randomBytes } from "node:crypto";

/**
 * Generates a UUIDv7 (RFC 9562, section 5.7). It starts with the time, so ids sort by age. The other
 * 74 bits are random.
 * @param now Unix time in milliseconds
 */
export function uuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The time in an id, in Unix milliseconds (RFC 9562, section 5.7). */
export const timeOf = (id: string): number => Number.parseInt(id.replace("-", "").slice(0, 12), 16);
