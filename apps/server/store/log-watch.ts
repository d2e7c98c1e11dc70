import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { endianness } from "node:os";

/** Sizes and places in the formats of the log and its index: https://sqlite.org/walformat.html */
const header = { log: 32, frame: 24, index: 48 } as const;

/** What the index of the log says about the log and the database. */
interface LogIndex {
  readonly pageSize: number;
  /** The number of frames in the log that are committed. */
  readonly frames: number;
  /** The number of those that were copied into the database. */
  readonly copied: number;
  /** The number of pages in the database. */
  readonly pages: number;
  /** What the last committed frame begins with, from its ninth byte on: the log's salt and the checksum so far. */
  readonly mark: Buffer;
}

/** The last committed frame of a log. */
type LastFrame = Pick<LogIndex, "frames" | "mark">;

const saltOf = (mark: Buffer): Buffer => mark.subarray(0, 8);

/** The part of the index that is read: two copies of its header, and the number of frames that were copied. */
const readPart = 2 * header.index + 4;
const readBytes = (file: number): Buffer => {
  const bytes = Buffer.alloc(readPart);
  readSync(file, bytes, 0, readPart, 0);
  return bytes;
};

/** Reads the index. Returns undefined while it is being written, and if it is damaged: SQLite repairs it from the log. */
function indexIn(bytes: Buffer): LogIndex | undefined {
  const isComplete = bytes[12] !== 0;
  if (!isComplete || bytes.compare(bytes, header.index, 2 * header.index, 0, header.index) !== 0) return undefined;
  // Numbers are in the machine's byte order here, and big-endian in the log. The salt is copied from it byte by byte.
  const isLittle = endianness() === "LE";
  const word = (at: number) => (isLittle ? bytes.readUInt32LE(4 * at) : bytes.readUInt32BE(4 * at));
  const mark = Buffer.alloc(16);
  bytes.copy(mark, 0, 32, 40);
  mark.writeUInt32BE(word(6), 8);
  mark.writeUInt32BE(word(7), 12);
  const pageSize = isLittle ? bytes.readUInt16LE(14) : bytes.readUInt16BE(14);
  return { pageSize: pageSize === 1 ? 65_536 : pageSize, frames: word(4), pages: word(5), copied: word(24), mark };
}

/** Whether the bytes at a place in a file are these. */
function holds(file: number, place: number, wanted: Buffer): boolean {
  const found = Buffer.alloc(wanted.length);
  return readSync(file, found, 0, found.length, place) === wanted.length && found.equals(wanted);
}

/** Whether a log still begins with its own header, and has this frame. */
const hasFrame = (log: number, { frames, mark }: LastFrame, pageSize: number): boolean =>
  holds(log, 16, saltOf(mark)) && holds(log, header.log + (frames - 1) * (header.frame + pageSize) + 8, mark);

/**
 * Compares an open database's log with its index, because a log that is cut short or overwritten in place remains the
 * same file. Opens the files of its own, which SQLite must have opened before.
 */
export function watchLog(path: string) {
  const [data, log, index] = [openSync(path, "r"), openSync(`${path}-wal`, "r"), openSync(`${path}-shm`, "r")] as const;
  let seen: LastFrame | undefined;
  const check = (): "whole" | "damaged" | "changing" => {
    const bytes = readBytes(index);
    const found = indexIn(bytes);
    if (!found) return "changing";
    const { pageSize, frames, copied, pages, mark } = found;
    const isShort = copied >= frames && fstatSync(data).size < pages * pageSize;
    // The frame seen before, because a log that is written to after it was cut has a gap there.
    const before = seen && saltOf(seen.mark).equals(saltOf(mark)) && seen.frames < frames ? [seen] : [];
    const isWhole = frames === 0 || [...before, found].every((frame) => hasFrame(log, frame, pageSize));
    if (isShort || !isWhole) {
      // Another process may have written meanwhile.
      return readBytes(index).equals(bytes) ? "damaged" : "changing";
    }
    seen = frames === 0 ? undefined : found;
    return "whole";
  };
  return {
    /** Whether the log holds all that was committed, as far as its size, its header and its last frames show. */
    isWhole(): boolean {
      for (let time = 0; time < 3; time += 1) {
        const state = check();
        if (state !== "changing") return state === "whole";
      }
      return true;
    },
    /** Whether all that is in the log is in the database, too. */
    isCopied(): boolean {
      const found = indexIn(readBytes(index));
      return found !== undefined && found.copied >= found.frames;
    },
    /** The size of the log in bytes. It stays as large as it ever was until it is cut. */
    size: (): number => fstatSync(log).size,
    /** To be called after SQLite has closed the files: a process loses its locks on a file when it closes it once. */
    close(): void {
      for (const file of [data, log, index]) closeSync(file);
    },
  };
}

export type LogWatch = ReturnType<typeof watchLog>;
