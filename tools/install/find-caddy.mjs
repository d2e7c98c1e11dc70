import { join } from "node:path";
import { isProgram, pathFolders, privatePrograms } from "./program-files.mjs";

/**
 * Finds Caddy on PATH, or among the programs that the installer unpacked.
 * @param {import('./find-caddy.d.mts').CaddyPlaces} [places]
 * @returns {string | undefined}
 */
export function findCaddy({ env = process.env, privateBin = privatePrograms } = {}) {
  return [...pathFolders(env), privateBin].map((folder) => join(folder, "caddy")).find(isProgram);
}
