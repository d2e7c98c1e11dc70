import { findChromium } from "@ttpl/install/find-chromium.mjs";

/** Path of the Chromium for browser tests and screenshots; `full` excludes the headless shell. */
export function chromiumPath({ full = false } = {}): string {
  const path = findChromium({ full });
  if (path) return path;
  const remedy = full ? "Install the package chromium" : "Run `node tools/install.mjs --tests`";
  throw new Error(`Chromium was not found. ${remedy}.`);
}
