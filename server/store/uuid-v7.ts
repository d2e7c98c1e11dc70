import { randomBytes } from "node:crypto";

/**
 * Makes a UUID that begins with the time, so that ids sort by age: RFC 9562, section 5.7, with all 74 other bits random.
 * @param now Unix time in milliseconds
 */
export function uuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
