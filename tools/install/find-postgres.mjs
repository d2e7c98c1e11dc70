import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isProgram, listFolder, pathFolders, privatePrograms } from "./program-files.mjs";

const oldestVersion = 15;
const programs = ["initdb", "pg_ctl", "postgres"];
const usualHomes = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/**
 * Finds the folder with the programs of a PostgreSQL server, the newest one in `homes` if there are several.
 * @param {import('./find-postgres.d.mts').PostgresPlaces} [places]
 * @returns {string | undefined}
 */
export function findPostgresFolder({ env = process.env, homes = usualHomes, privateBin = privatePrograms } = {}) {
  const [newest] = homes
    .flatMap((home) => listFolder(home).map((name) => join(home, name, "bin")))
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= oldestVersion)
    .toSorted((a, b) => b.version - a.version);
  if (newest) return newest.folder;
  return [...pathFolders(env), privateBin].find((folder) => versionIn(folder) >= oldestVersion);
}

/**
 * The major version of the server programs in a folder; 0 if one of them is missing.
 * @param {string} folder
 */
function versionIn(folder) {
  if (!programs.every((name) => isProgram(join(folder, name)))) return 0;
  const output = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" }).stdout;
  return Number(/(\d+)/.exec(output ?? "")?.[1] ?? 0);
}
