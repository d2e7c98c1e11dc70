import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";
import { endianness } from "node:os";

/** The page size of SQLite's default, in bytes, which the server's databases have. */
export const defaultPageSize = 4096;

/** Sizes in the format of the write-ahead log, in bytes: https://sqlite.org/fileformat2.html#walformat */
const [headerSize, frameHeaderSize] = [32, 24];

/** The header's first four bytes say in which byte order the checksums were computed. */
const [magicLittle, magicBig] = [0x377f0682, 0x377f0683];

type Checksum = readonly [number, number];

/** Continues a checksum over more bytes, whose number is a multiple of eight. */
function checksumOver(bytes: Buffer, [first, second]: Checksum, isLittle: boolean): Checksum {
  let [a, b] = [first, second];
  for (let offset = 0; offset < bytes.length; offset += 8) {
    a = (a + (isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset)) + b) >>> 0;
    b = (b + (isLittle ? bytes.readUInt32LE(offset + 4) : bytes.readUInt32BE(offset + 4)) + a) >>> 0;
  }
  return [a, b];
}

const storedAt = (bytes: Buffer, at: number): Checksum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const areEqual = (a: Checksum, b: Checksum): boolean => a[0] === b[0] && a[1] === b[1];

/** https://sqlite.org/fileformat2.html#page_size */
export const isPageSize = (size: number): boolean => size >= 512 && size <= 65_536 && Number.isInteger(Math.log2(size));

/** The page size in a log's header; undefined if that is damaged. */
export function pageSizeOfLog(file: number): number | undefined {
  const header = Buffer.alloc(headerSize);
  if (!isRead(file, header, 0) || ![magicLittle, magicBig].includes(header.readUInt32BE(0))) return undefined;
  const size = header.readUInt32BE(8);
  return isPageSize(size) ? size : undefined;
}

/** What can be read of a write-ahead log. */
interface LogFrames {
  /** The places of each page's versions in the file, the newest first. */
  readonly versions: ReadonlyMap<number, readonly number[]>;
  /**
   * The header and the first damaged frame, if something that was committed stands behind it, where SQLite does not look
   * for it; else undefined.
   */
  readonly broken: Buffer | undefined;
}

/**
 * Finds the pages in a write-ahead log whose checksum is right. SQLite ignores everything behind the first damaged frame.
 * Here each frame is compared with what the one before says, so that only the damaged ones are missing.
 */
export function framesOfLog(file: number, size: number, pageSize: number): LogFrames {
  const header = Buffer.alloc(headerSize);
  isRead(file, header, 0);
  const magic = header.readUInt32BE(0);
  const isLittle = magic === magicLittle || (magic !== magicBig && endianness() === "LE");
  let before = storedAt(header, 24);
  const isMagic = magic === magicLittle || magic === magicBig;
  const isHeaderWhole = isMagic && areEqual(checksumOver(header.subarray(0, 24), [0, 0], isLittle), before);
  // A frame with another salt was left by an earlier use of the log, and is in the database.
  let salt = isHeaderWhole ? header.subarray(16, 24) : undefined;
  const whole: { readonly page: number; readonly at: number }[] = [];
  let committed = 0;
  let damaged: Buffer | undefined = isHeaderWhole ? undefined : header;
  let broken: Buffer | undefined;
  const frame = Buffer.alloc(frameHeaderSize + pageSize);
  const count = Math.max(0, Math.floor((size - headerSize) / frame.length));
  for (let index = 0; index < count; index += 1) {
    const at = headerSize + index * frame.length;
    const isThere = isRead(file, frame, at);
    const own = storedAt(frame, 16);
    const computed = checksumOver(frame.subarray(24), checksumOver(frame.subarray(0, 8), before, isLittle), isLittle);
    const isWhole = isThere && areEqual(computed, own);
    before = own;
    if (isWhole) salt ??= Buffer.from(frame.subarray(8, 16));
    const isCurrent = isThere && salt?.equals(frame.subarray(8, 16)) === true;
    const isCommit = isCurrent && frame.readUInt32BE(4) !== 0;
    if (isWhole && isCurrent) whole.push({ page: frame.readUInt32BE(0), at: at + frameHeaderSize });
    else damaged ??= Buffer.concat([header, frame]);
    if (isCommit) committed = whole.length;
    if (isCommit && isWhole) broken ??= damaged;
  }
  const versions = new Map<number, number[]>();
  for (const { page, at } of whole.slice(0, committed)) versions.set(page, [at, ...(versions.get(page) ?? [])]);
  return { versions, broken };
}

/** How often a log is read until two readings in a row agree. */
const readings = 20;

/**
 * Whether a database's log has something that was committed behind a damaged place. A log that is written to or begun
 * anew meanwhile looks damaged at the place where that was met, but there it has other bytes, or another salt in its
 * header, when it is read again. One that differs each time is in use, and not known to be damaged.
 */
export function isLogBroken(path: string): boolean {
  const log = `${path}-wal`;
  if (!existsSync(log)) return false;
  const file = openSync(log, "r");
  try {
    let before: Buffer | undefined;
    for (let reading = 0; reading < readings; reading += 1) {
      const { broken } = framesOfLog(file, fstatSync(file).size, pageSizeOfLog(file) ?? defaultPageSize);
      if (!broken) return false;
      if (before?.equals(broken)) return true;
      before = broken;
    }
    return false;
  } finally {
    closeSync(file);
  }
}

/** Reads bytes at a place. Returns false if they are not there, or the disk cannot read them. */
export function isRead(file: number, bytes: Buffer, at: number): boolean {
  try {
    return readSync(file, bytes, 0, bytes.length, at) === bytes.length;
  } catch {
    return false;
  }
}
