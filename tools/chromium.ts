import { findChromium } from "./install/find-chromium.mjs";

/** The Chromium that browser tests and the tools which draw pages run. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error("No Chromium was found: run `node tools/install.mjs --tests`.");
  return path;
}
