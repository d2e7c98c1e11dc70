import { existsSync, mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { InstallError } from "./install-error.mjs";

/** What the commands write, relative to the folder of package.json. */
const written = [".", "node_modules", "build", "data", ".cache"];

/** @type {Record<string, string>} */
const causes = {
  EROFS: "it is on a read-only file system",
  EACCES: "it belongs to another user",
  EPERM: "it is protected",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
};

/**
 * Whether this user may write what `npm start` writes.
 * @param {string} root
 * @throws {InstallError} if not
 */
export function requireWritable(root) {
  for (const folder of written.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    try {
      rmdirSync(mkdtempSync(join(folder, ".written-")));
    } catch (error) {
      const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
      throw new InstallError(`Nothing can be written to ${folder}: ${causes[code] || code}. ${remedyFor(code, root)}`);
    }
  }
}

/**
 * @param {string} code
 * @param {string} root
 */
function remedyFor(code, root) {
  if (code === "ENOSPC" || code === "EDQUOT") return "Make room, then try again.";
  const own = "clone the site into a folder of your own";
  return code === "EACCES" ? `Either ${own}, or make it yours: sudo chown -R "$USER" '${root}'` : `Please ${own}.`;
}

/**
 * @param {string} folder
 * @param {number} megabytes what will be written there
 * @throws {InstallError} if there is less room
 */
export function requireRoom(folder, megabytes) {
  // Before Node 18.15 there is no such function, and npm will tell.
  if (!statfsSync || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return;
  throw new InstallError(
    `The disk with ${folder} has ${free} MB left, and ${megabytes} MB are needed. Make room, then try again.`,
  );
}

/**
 * The characters in a path that Vite cannot have there; undefined if there is none.
 * @param {string} path
 * @returns {string | undefined}
 */
export const charactersInTheWay = (path) => [...new Set(path.match(/[#?%]/g))].join(" ") || undefined;

/**
 * @param {string} root
 * @param {string} what cannot be done there
 * @throws {InstallError} if the folder's path has one of these characters
 */
export function requirePlainPath(root, what) {
  const found = charactersInTheWay(root);
  if (!found) return;
  throw new InstallError(
    `${what} cannot run in ${root}, because Vite cannot have ${found} in a path. Rename that folder. (npm start and npm run publish work here.)`,
  );
}
