import { lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { leadsInside } from "@ttpl/content/parse/own-file.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";

/**
 * The path of a folder of the public folder to which the editor writes, which is made if it is not there yet.
 * @param refusal makes the error that is thrown if the folder is a link to a place outside
 */
export function ownFolder(root: string, name: string, refusal: (words: string) => Error): string {
  const folder = join(root, publicFolder, name);
  if (!lstatSync(folder, { throwIfNoEntry: false })) mkdirSync(folder);
  if (!leadsInside(join(root, publicFolder), folder))
    throw refusal(
      `${publicFolder}/${name} is a link to a place outside of ${publicFolder}/. Put a folder there instead.`,
    );
  return folder;
}
