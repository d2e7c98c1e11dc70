import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isProgram, listFolder, privatePrograms } from "./program-files.mjs";

/**
 * Writes a wrapper script into .cache/bin for each unpacked program,
 * which sets the paths of its libraries and fonts.
 * @param {string} files the folder into which the packages were unpacked
 */
export function writeStarters(files) {
  const libraries = libraryFolders(files).map((folder) => `$here/${relative(privatePrograms, folder)}`);
  mkdirSync(privatePrograms, { recursive: true });
  for (const program of programsIn(files)) {
    const wrapper = join(privatePrograms, basename(program));
    const lines = [
      "#!/bin/sh",
      'here=$(dirname "$(readlink -f "$0")")',
      `export LD_LIBRARY_PATH="${libraries.join(":")}"`,
      'export FONTCONFIG_FILE="$here/../debian/fonts.conf"',
      'export FONTCONFIG_PATH="$here/../debian/files/usr/share/fontconfig/conf.avail"',
      `exec "$here/${relative(privatePrograms, program)}" "$@"`,
    ];
    writeFileSync(wrapper, `${lines.join("\n")}\n`);
    chmodSync(wrapper, 0o755);
  }
}

/** @param {string} files */
function programsIn(files) {
  const chromium = ["chromium", "chromium-headless-shell"].map((name) => join(files, "usr/lib/chromium", name));
  const caddy = join(files, "usr/bin/caddy");
  const servers = join(files, "usr/lib/postgresql");
  const postgres = listFolder(servers).flatMap((version) =>
    ["initdb", "pg_ctl", "postgres"].map((name) => join(servers, version, "bin", name)),
  );
  return [...chromium, caddy, ...postgres].filter(isProgram);
}

/**
 * Libraries are in the folder of the architecture, such as x86_64-linux-gnu, or one level below.
 * @param {string} files
 */
function libraryFolders(files) {
  const architectures = ["lib", "usr/lib"].flatMap((lib) =>
    listFolder(join(files, lib))
      .filter((name) => name.includes("-linux-gnu"))
      .map((name) => join(files, lib, name)),
  );
  const folders = architectures.flatMap((architecture) => [
    architecture,
    ...listFolder(architecture).map((name) => join(architecture, name)),
  ]);
  return folders.filter((folder) => listFolder(folder).some((name) => name.includes(".so")));
}
