import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, folderOf, hashOfEntry, root, type Sidecar } from "./catalog.ts";
import { NotProved } from "./not-proved.ts";
import { type Result, resultIn } from "./result.ts";

/** Where a result waits for its proofs, and stays if it fails, to be looked at. */
export const waiting = join(root, "build/unproved");

const writeSidecar = (sidecar: Sidecar) =>
  writeFileSync(join(waiting, `${sidecar.name}.json`), `${JSON.stringify(sidecar, undefined, 2)}\n`);

const emptied = (entry: Entry): string => {
  const folder = join(waiting, entry.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(waiting, { recursive: true });
  return folder;
};

type Described = Pick<Sidecar, "drawing" | "scene" | "width" | "height" | "views" | "callouts">;

/** Hands over a result, to be kept once it is proved. */
export const keepResult = (
  entry: Entry,
  { drawing, scene, width, height, views, callouts }: Described,
  files: Readonly<Record<string, string | Uint8Array>>,
): void => {
  const { name, kind } = entry;
  const folder = emptied(entry);
  if (Object.keys(files).length > 0) mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const bytes = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, Buffer.byteLength(content as string)]),
  );
  writeSidecar({ name, kind, drawing, hash: hashOfEntry(entry), scene, width, height, files: bytes, views, callouts });
};

/** Hands over a result that comes out the same from the changed sources, with their digest. */
export const keepSame = (entry: Entry, sidecar: Sidecar): void => {
  cpSync(join(folderOf(entry), entry.name), emptied(entry), { recursive: true });
  writeSidecar({ ...sidecar, hash: hashOfEntry(entry) });
};

/**
 * Replaces the result in its folder by the one that was handed over, if `faultsIn` finds none.
 * @throws with all faults; nothing is written then
 */
export const keepProved = async (
  entry: Entry,
  faultsIn: (result: Result) => Promise<readonly string[]>,
  folder = folderOf(entry),
): Promise<void> => {
  const faults = await faultsIn(resultIn(waiting, entry));
  const made = join(waiting, entry.name);
  if (faults.length > 0)
    throw new NotProved(
      `${entry.name} is not kept, because it fails its proofs. It is in ${made}.\n${faults.map((fault) => `  ${fault}\n`).join("")}`,
    );
  const kept = join(folder, entry.name);
  rmSync(kept, { recursive: true, force: true });
  for (const part of ["", ".json"])
    if (existsSync(`${made}${part}`)) cpSync(`${made}${part}`, `${kept}${part}`, { recursive: true });
  for (const part of ["", ".json"]) rmSync(`${made}${part}`, { recursive: true, force: true });
};
