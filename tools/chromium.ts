import { findChromium } from "./install/find-chromium.mjs";

/** Path of the Chromium for browser tests and screenshots. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error("Chromium was not found. Run `node tools/install.mjs --tests`.");
  return path;
}
