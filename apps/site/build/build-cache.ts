import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Not in Git, and safe to delete at any time (docs/decisions/0062-a-build-does-nothing-twice.md). */
const cacheFolder = ".cache/build";

/** An entry that no build has used for this long is removed, in milliseconds. */
const longestUnused = 30 * 24 * 3_600_000;
/** Size of all entries, in bytes: about eight times what one build needs. */
const largest = 200_000_000;

const digestSize = 32;

const digestOf = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest();
};

/**
 * Returns what `make` returns, from an earlier build if there is one.
 * @param madeOf everything that the result depends on: contents, parameters, and versions of the programs
 */
export async function cached(
  madeOf: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
  folder = cacheFolder,
): Promise<Buffer> {
  const key = digestOf(...madeOf).toString("hex");
  const file = join(folder, key);
  // With the key in it, the digest also tells an entry that was put under the name of another.
  const seal = (content: Uint8Array) => digestOf(key, content);
  const entry = await readFile(file).catch(() => Buffer.alloc(0));
  const kept = entry.subarray(digestSize);
  if (seal(kept).equals(entry.subarray(0, digestSize))) {
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return kept;
  }
  const made = await make();
  const unfinished = join(folder, `${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, Buffer.concat([seal(made), made]));
    await rename(unfinished, file);
  } catch {
    // The build needs no cache: a full disk or a folder without write access only makes the next one slower.
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
  return made;
}

/** Removes the entries that were not used for long, and of the others as many as exceed the size, the oldest first. */
export async function pruneCache(folder = cacheFolder, now = Date.now(), limit = largest): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now, size: 0 }));
      return { name, usedAt: mtimeMs, size };
    }),
  );
  let sum = 0;
  for (const { name, usedAt, size } of entries.toSorted((a, b) => b.usedAt - a.usedAt)) {
    sum += size;
    if (sum > limit || now - usedAt > longestUnused)
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
