import { lstatSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "@ttpl/content/built-files.ts";
import { paperNames } from "@ttpl/content/derive/paper-files.ts";
import { fragmentOf } from "@ttpl/content/parse/fragment.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { ownFolder } from "../photos/own-folder.ts";

/** Largest accepted file, in bytes: visitors download it, also by telephone. */
export const mostDocumentBytes = 10_000_000;

/** Thrown for a file that cannot be offered for download, with what the owner can do. */
export class UnusableDocument extends Error {}

/** Why a file is no PDF that everybody can open; undefined if it is one. */
function faultOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!text.startsWith("%PDF-")) return "This file is not a PDF. Save or print it as PDF, and drop it again.";
  if (!text.slice(-2048).includes("%%EOF"))
    return "This PDF is damaged: it ends too early. Copy or download it again, and drop it again.";
  if (/\/Encrypt\b/.test(text))
    return "This PDF is protected by a password, so that visitors may not be able to open or print it. Save it without protection, and drop it again.";
  return undefined;
}

/** A name for the file in addresses: "ISO 9001 (2027).PDF" → "iso-9001-2027". The build makes those that end with a size of paper. */
function documentName(title: string): string {
  const name =
    fragmentOf(title.replace(/\.pdf$/i, ""))
      .slice(0, 60)
      .replace(/-$/, "") || "document";
  return paperNames.some((paper) => name.endsWith(`-${paper}`)) ? `${name}-file` : name;
}

/**
 * Writes a PDF to the public folder's documents/, under a name that no other file has yet; files that are there stay as they
 * are. Returns its address.
 * @param title the file's name where it comes from
 * @throws UnusableDocument
 */
export function storeDocument(root: string, title: string, bytes: Uint8Array): string {
  const fault = faultOf(bytes);
  if (fault !== undefined) throw new UnusableDocument(fault);
  const folder = ownFolder(root, "documents", (words) => new UnusableDocument(words));
  const wanted = documentName(title);
  const addressOf = (name: string) => `/documents/${name}.pdf`;
  const pathOf = (name: string) => join(root, publicFolder, addressOf(name));
  const isTaken = (name: string) =>
    builtFiles.includes(addressOf(name)) || lstatSync(pathOf(name), { throwIfNoEntry: false }) !== undefined;
  const isThis = (name: string) => {
    const stat = lstatSync(pathOf(name), { throwIfNoEntry: false });
    return stat?.isFile() === true && readFileSync(pathOf(name)).equals(bytes);
  };
  let name = wanted;
  for (let number = 2; isTaken(name) && !isThis(name); number++) name = `${wanted}-${number}`;
  if (isThis(name)) return addressOf(name);
  // In one step, so that nobody is sent half of it.
  const temporary = join(folder, `.${name}-${process.pid}`);
  writeFileSync(temporary, bytes, { flush: true });
  renameSync(temporary, pathOf(name));
  return addressOf(name);
}
