import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isProgram, listFolder, privatePrograms } from "./program-files.mjs";

/**
 * Writes a starter into .cache/bin for each unpacked program,
 * which would find neither its libraries nor its fonts unless told.
 * @param {string} files the folder that the packages are unpacked into
 */
export function writeStarters(files) {
  const libraries = libraryFolders(files).map((folder) => `$here/${relative(privatePrograms, folder)}`);
  mkdirSync(privatePrograms, { recursive: true });
  for (const program of programsIn(files)) {
    const starter = join(privatePrograms, basename(program));
    const lines = [
      "#!/bin/sh",
      'here=$(dirname "$(readlink -f "$0")")',
      `export LD_LIBRARY_PATH="${libraries.join(":")}"`,
      'export FONTCONFIG_FILE="$here/../debian/fonts.conf"',
      'export FONTCONFIG_PATH="$here/../debian/files/usr/share/fontconfig/conf.avail"',
      `exec "$here/${relative(privatePrograms, program)}" "$@"`,
    ];
    writeFileSync(starter, `${lines.join("\n")}\n`);
    chmodSync(starter, 0o755);
  }
}

/** @param {string} files */
function programsIn(files) {
  const chromium = join(files, "usr/lib/chromium/chromium");
  const caddy = join(files, "usr/bin/caddy");
  const servers = join(files, "usr/lib/postgresql");
  const postgres = listFolder(servers).flatMap((version) =>
    ["initdb", "pg_ctl", "postgres"].map((name) => join(servers, version, "bin", name)),
  );
  return [chromium, caddy, ...postgres].filter(isProgram);
}

/**
 * Libraries lie in the folder of the machine's kind, such as x86_64-linux-gnu, and some one deeper.
 * @param {string} files
 */
function libraryFolders(files) {
  const kinds = ["lib", "usr/lib"].flatMap((lib) =>
    listFolder(join(files, lib))
      .filter((name) => name.includes("-linux-gnu"))
      .map((name) => join(files, lib, name)),
  );
  const folders = kinds.flatMap((kind) => [kind, ...listFolder(kind).map((name) => join(kind, name))]);
  return folders.filter((folder) => listFolder(folder).some((name) => name.includes(".so")));
}
