import { createRequire } from "node:module";
import { join } from "node:path";
import { InstallError } from "./install-error.mjs";
import { isProgram, pathFolders, privatePrograms } from "./program-files.mjs";

/** Chromium without a window: the same engine, and tests take two thirds of the time. */
const headlessShell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const usualPaths = [
  ...names.map((name) => join("/usr/bin", name)),
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds Chromium: at CHROMIUM_PATH if that is set, otherwise on PATH or in a usual place. Prefers the headless shell,
 * unless `full` is set.
 * @param {import('./find-chromium.d.mts').ChromiumPlaces} [places]
 */
export function findChromium({
  env = process.env,
  usual = usualPaths,
  privateBin = privatePrograms,
  playwright = playwrightChromium,
  full = false,
} = {}) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new InstallError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program.`);
  }
  const wanted = full ? names : [headlessShell, ...names];
  const onPath = wanted.flatMap((name) => pathFolders(env).map((folder) => join(folder, name)));
  const unpacked = wanted.map((name) => join(privateBin, name));
  const known = [...onPath, ...usual, ...unpacked].find(isProgram);
  if (known) return known;
  const downloaded = playwright();
  return downloaded && isProgram(downloaded) ? downloaded : undefined;
}

/**
 * The path of Playwright's own Chromium, whether or not it has been downloaded.
 * @returns {string | undefined}
 */
function playwrightChromium() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined;
  }
}
