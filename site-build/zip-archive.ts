import { crc32, deflateRawSync } from "node:zlib";

/** 1 January 2000, 00:00, in the format of MS-DOS: the same files always give the same bytes. */
const date = ((2000 - 1980) << 9) | (1 << 5) | 1;
/** Names are UTF-8. */
const flags = 0x0800;
const deflate = 8;
/** Version 2.0 of the format, written on Unix: a file that its owner may write and everybody may read. */
const version = 20;
const madeOn = (3 << 8) | version;
const permissions = 0o100644 * 0x10000;

/** Numbers in little-endian order, each with its size in bytes. */
function fields(...values: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/**
 * A zip archive (APPNOTE.TXT 6.3) of files by name, in their order. Names have "/" between folders.
 * For archives of less than 65,536 files and 4 GB.
 */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const described = [
      [2, version],
      [2, flags],
      [2, deflate],
      [2, 0],
      [2, date],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = [fields([4, 0x04034b50], ...described), name, packed];
    entries.push(
      fields([4, 0x02014b50], [2, madeOn], ...described, [2, 0], [2, 0], [2, 0], [4, permissions], [4, offset]),
      name,
    );
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(entries);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.size],
    [2, files.size],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...parts, directory, end]);
}
