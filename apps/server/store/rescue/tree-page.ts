import type { PageFile } from "./page-file.ts";
import { type DecodedRecord, decodeRecord, readVarint } from "./record.ts";

/** The kinds of b-tree pages by their first byte: https://sqlite.org/fileformat2.html#b_tree_pages */
const kinds = {
  2: { of: "index", isLeaf: false },
  5: { of: "table", isLeaf: false },
  10: { of: "index", isLeaf: true },
  13: { of: "table", isLeaf: true },
} as const;

/** A record, with its row's number if it stands in a table. */
export interface Cell extends DecodedRecord {
  readonly rowid: number | undefined;
}

/** What can be read of a page of a table or an index. */
export interface TreePage {
  readonly of: "table" | "index";
  readonly isLeaf: boolean;
  /** The pages below it. */
  readonly children: readonly number[];
  readonly cells: readonly Cell[];
  /** The number of cells that cannot be read. */
  readonly unreadable: number;
}

/** How many bytes of a record stand in its cell; the others are on overflow pages. */
function localSize(size: number, usableSize: number, of: "table" | "index"): number {
  const most = of === "table" ? usableSize - 35 : Math.floor(((usableSize - 12) * 64) / 255) - 23;
  if (size <= most) return size;
  const least = Math.floor(((usableSize - 12) * 32) / 255) - 23;
  const fitted = least + ((size - least) % (usableSize - 4));
  return fitted <= most ? fitted : least;
}

/** A record's bytes, without those behind an overflow page that is not what it should be. */
function payloadAt(file: PageFile, page: Buffer, start: number, size: number, of: "table" | "index"): Buffer {
  const { usableSize, count } = file;
  const local = localSize(size, usableSize, of);
  if (size < 1 || size > count * usableSize || start + local > usableSize) throw new RangeError();
  const parts = [page.subarray(start, start + local)];
  let rest = size - local;
  for (let next = rest > 0 ? page.readUInt32BE(start + local) : 0; rest > 0;) {
    const overflow = next >= 2 && next <= count ? file.page(next) : undefined;
    if (!overflow) break;
    const part = overflow.subarray(4, 4 + Math.min(rest, usableSize - 4));
    next = overflow.readUInt32BE(0);
    // The last page of a chain names no other one, and all before it do.
    if ((next === 0) !== (rest === part.length)) break;
    parts.push(part);
    rest -= part.length;
  }
  return Buffer.concat(parts);
}

/** Reads a page of a table or an index. Returns undefined if it is none, or destroyed. */
export function readTreePage(file: PageFile, number: number): TreePage | undefined {
  const page = file.page(number);
  const start = number === 1 ? 100 : 0;
  const kind = kinds[page?.[start] as keyof typeof kinds];
  if (!page || !kind) return undefined;
  const { of, isLeaf } = kind;
  const count = page.readUInt16BE(start + 3);
  const pointers = start + (isLeaf ? 8 : 12);
  // The smallest cell has four bytes besides its pointer of two.
  if (pointers + 6 * count > file.usableSize) return undefined;
  const children: number[] = [];
  const cells: Cell[] = [];
  let unreadable = 0;
  for (let index = 0; index < count; index += 1) {
    try {
      let at = page.readUInt16BE(pointers + 2 * index);
      if (at < pointers + 2 * count) throw new RangeError();
      if (!isLeaf) {
        children.push(page.readUInt32BE(at));
        at += 4;
      }
      if (of === "table" && !isLeaf) continue;
      const [size, afterSize] = readVarint(page, at);
      const [rowid, payloadStart] = of === "table" ? readVarint(page, afterSize) : [undefined, afterSize];
      const record = decodeRecord(payloadAt(file, page, payloadStart, size, of));
      cells.push({ ...record, rowid });
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
      unreadable += 1;
    }
  }
  if (!isLeaf) children.push(page.readUInt32BE(start + 8));
  return { of, isLeaf, children, cells, unreadable };
}
