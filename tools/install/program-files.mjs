import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the installer unpacks packages that are not installed on the system. */
export const privatePackages = fileURLToPath(new URL("../../.cache/debian", import.meta.url));

/** Wrapper scripts for the programs of those packages. */
export const privatePrograms = fileURLToPath(new URL("../../.cache/bin", import.meta.url));

/**
 * The folders of PATH, in order.
 * @param {NodeJS.ProcessEnv} env
 */
export function pathFolders(env) {
  return (env.PATH ?? "").split(delimiter).filter(Boolean);
}

/**
 * Whether a path is a file that this user may execute.
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The names in a folder; empty if it does not exist.
 * @param {string} folder
 */
export function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
