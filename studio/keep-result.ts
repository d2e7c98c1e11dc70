import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, folderOf, hashOfEntry, type Sidecar } from "./catalogue.ts";

const writeSidecar = (sidecar: Sidecar) =>
  writeFileSync(join(folderOf(sidecar), `${sidecar.name}.json`), `${JSON.stringify(sidecar, undefined, 2)}\n`);

type Described = Pick<Sidecar, "drawing" | "scene" | "width" | "height" | "views" | "callouts">;

/** Replaces a result's folder with the given files, and writes its sidecar file. */
export const keepResult = (
  entry: Entry,
  { drawing, scene, width, height, views, callouts }: Described,
  files: Readonly<Record<string, string | Uint8Array>>,
): void => {
  const { name, kind } = entry;
  const folder = join(folderOf(entry), name);
  rmSync(folder, { recursive: true, force: true });
  if (Object.keys(files).length > 0) mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const bytes = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, Buffer.byteLength(content as string)]),
  );
  writeSidecar({ name, kind, drawing, hash: hashOfEntry(entry), scene, width, height, files: bytes, views, callouts });
};

/** Updates the digest of a result that would come out the same from the changed sources. */
export const keepSame = (entry: Entry, sidecar: Sidecar): void =>
  writeSidecar({ ...sidecar, hash: hashOfEntry(entry) });
