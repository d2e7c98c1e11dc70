import { closeSync, existsSync, fstatSync, openSync } from "node:fs";
import { defaultPageSize, framesOfLog, isPageSize, isRead, pageSizeOfLog } from "./log-frames.ts";

const magic = Buffer.from("SQLite format 3\0");

/** The pages of a database that nobody uses, with its write-ahead log applied, however damaged they are. */
export interface PageFile {
  /** The bytes of a page that hold content: https://sqlite.org/fileformat2.html#reserved_bytes_per_page */
  readonly usableSize: number;
  readonly count: number;
  /** A page, counted from 1; undefined if it is not there or cannot be read. */
  page(number: number): Buffer | undefined;
  close(): void;
}

/** Page size and reserved bytes, from the header or, if that is damaged, from the log or SQLite's default. */
function sizesOf(data: number | undefined, log: number | undefined): readonly [pageSize: number, reserved: number] {
  const header = Buffer.alloc(100);
  if (data !== undefined && isRead(data, header, 0) && header.subarray(0, 16).equals(magic)) {
    const stored = header.readUInt16BE(16);
    const size = stored === 1 ? 65_536 : stored;
    if (isPageSize(size)) return [size, header.readUInt8(20)];
  }
  return [(log === undefined ? undefined : pageSizeOfLog(log)) ?? defaultPageSize, 0];
}

/**
 * Opens a database's pages for reading, without SQLite. The caller makes sure that no connection of this process has the
 * file open, because closing it here would end that connection's locks: https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
 * @throws the file system's error if neither the database nor its log can be opened
 */
export function openPages(path: string): PageFile {
  const [data, log] = [path, `${path}-wal`].map((file) => (existsSync(file) ? openSync(file, "r") : undefined));
  if (data === undefined && log === undefined) throw Object.assign(new Error(), { code: "ENOENT" });
  const close = (): void => {
    for (const file of [data, log]) if (file !== undefined) closeSync(file);
  };
  try {
    const [pageSize, reserved] = sizesOf(data, log);
    const frames =
      log === undefined ? new Map<number, number[]>() : framesOfLog(log, fstatSync(log).size, pageSize).versions;
    const inData = data === undefined ? 0 : Math.ceil(fstatSync(data).size / pageSize);
    return {
      usableSize: pageSize - reserved,
      count: [...frames.keys()].reduce((most, page) => Math.max(most, page), inData),
      page(number) {
        const bytes = Buffer.alloc(pageSize);
        for (const at of frames.get(number) ?? []) if (log !== undefined && isRead(log, bytes, at)) return bytes;
        return data !== undefined && isRead(data, bytes, (number - 1) * pageSize) ? bytes : undefined;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
