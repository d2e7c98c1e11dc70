import { lstatSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { ownFolder } from "./own-folder.ts";
import { type PreparedPhoto, UnusablePhoto } from "./prepare-photo.ts";

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

const isEntry = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Writes a photo's files and their description to the public folder's photos/, under a name that no picture has yet. Returns it.
 * @throws UnusablePhoto if photos/ is a link to a place outside of the public folder
 */
export function storePhoto(root: string, title: string, { width, height, files }: PreparedPhoto): string {
  const photos = ownFolder(root, "photos", (words) => new UnusablePhoto(words));
  // A link counts too, wherever it leads: nothing is written through it.
  const taken = (name: string) =>
    ["pictures", "photos"].some((folder) => isEntry(join(root, publicFolder, folder, `${name}.json`))) ||
    isEntry(join(photos, name));
  const wanted = photoName(title);
  let name = wanted;
  for (let number = 2; taken(name); number++) name = `${wanted}-${number}`;
  const folder = join(photos, name);
  mkdirSync(folder);
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes);
  const sizes = Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.byteLength]));
  const description = { name, kind: "photo", width, height, files: sizes };
  // The description makes the photo known, so it comes last and at once.
  writeFileSync(join(folder, "description"), `${JSON.stringify(description, null, 2)}\n`, { flush: true });
  renameSync(join(folder, "description"), join(photos, `${name}.json`));
  return name;
}
