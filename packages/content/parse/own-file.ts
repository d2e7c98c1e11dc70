import { realpathSync, statSync } from "node:fs";
import { sep } from "node:path";

/** Largest file of content/, in bytes; the largest that the site has is a thirtieth of it. */
const largest = 1_000_000;

/** Whether a path leads to a place inside a folder, links included. */
export function leadsInside(folder: string, path: string): boolean {
  try {
    // Of the system, which asks once for each path: the content check asks for hundreds.
    return realpathSync.native(path).startsWith(realpathSync.native(folder) + sep);
  } catch {
    return false;
  }
}

/**
 * Why a file of `folder` is not to be read, and what to do; undefined if it may be.
 * @param most its largest size, in bytes
 */
export function unreadable(folder: string, path: string, most = largest): { problem: string; fix: string } | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return { problem: "is a link that leads nowhere", fix: "Put the file itself there, or remove the link." };
  if (!leadsInside(folder, path)) {
    return { problem: "is a link to a place outside of its folder", fix: "Put the file itself there." };
  }
  if (!stat.isFile()) return { problem: "is not a file", fix: "Give the folder a name without .md or .yaml." };
  return stat.size > most ? tooLarge : undefined;
}

/** Why a text is not to be a file of content/; undefined if it may be. */
export const unreadableText = (text: string): typeof tooLarge | undefined =>
  Buffer.byteLength(text) > largest ? tooLarge : undefined;

const tooLarge = { problem: "is larger than 1 MB", fix: "Remove what does not belong there." };
