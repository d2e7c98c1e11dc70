import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PreparedPhoto } from "./prepare-photo.ts";

/** A name for files and addresses: "Skid, ready to ship.JPG" → "skid-ready-to-ship". */
export function photoName(title: string): string {
  const words = title
    .replace(/\.\w{2,5}$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `photo-${(words ?? ["unnamed"]).join("-").slice(0, 50).replace(/-$/, "")}`;
}

/** Writes a photo's files and their description to public/photos/, under a name that no picture has yet. Returns it. */
export function storePhoto(root: string, title: string, { width, height, files }: PreparedPhoto): string {
  const taken = (name: string) =>
    ["pictures", "photos"].some((folder) => existsSync(join(root, "public", folder, `${name}.json`)));
  const wanted = photoName(title);
  let name = wanted;
  for (let number = 2; taken(name); number++) name = `${wanted}-${number}`;
  const folder = join(root, "public/photos", name);
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes);
  const sizes = Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.byteLength]));
  const description = { name, kind: "photo", width, height, files: sizes };
  // The description makes the photo known, so it comes last and at once.
  writeFileSync(join(folder, "description"), `${JSON.stringify(description, null, 2)}\n`, { flush: true });
  renameSync(join(folder, "description"), join(root, "public/photos", `${name}.json`));
  return name;
}
