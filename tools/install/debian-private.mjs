import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privatePackages } from "./program-files.mjs";
import { writeStarters } from "./private-starters.mjs";
import { runQuietly } from "./run-quietly.mjs";

const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <include ignore_missing="yes">30-metric-aliases.conf</include>
  <include ignore_missing="yes">60-latin.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">files/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Unpacks Debian packages and their missing dependencies into .cache/debian, which needs no root privileges,
 * and makes their programs available in .cache/bin.
 * @param {string[]} packages
 */
export function installPrivately(packages) {
  const state = join(privatePackages, "state");
  const cache = join(privatePackages, "cache");
  const archives = join(cache, "archives");
  const files = join(privatePackages, "files");
  mkdirSync(join(state, "lists/partial"), { recursive: true });
  mkdirSync(join(archives, "partial"), { recursive: true });
  const settings = [
    `Dir::State=${state}`,
    "Dir::State::status=/var/lib/dpkg/status",
    `Dir::Cache=${cache}`,
    "Debug::NoLocking=1",
  ].flatMap((setting) => ["-o", setting]);

  runQuietly("apt-get", [...settings, "update"]);
  const install = ["install", "-y", "--no-install-recommends", "--download-only", ...packages];
  if (!runQuietly("apt-get", [...settings, ...install])) return;
  for (const archive of readdirSync(archives).filter((name) => name.endsWith(".deb"))) {
    if (!runQuietly("dpkg-deb", ["-x", join(archives, archive), files])) return;
  }
  for (const folder of [state, cache]) rmSync(folder, { recursive: true });
  writeFileSync(join(privatePackages, "fonts.conf"), fontSettings);
  writeStarters(files);
}
