import { isProgram } from "./program-files.mjs";

const usualPaths = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Finds an installed Firefox: the one that FIREFOX_PATH names, else one in a usual place. */
export const findFirefox = () => [process.env.FIREFOX_PATH ?? "", ...usualPaths].find(isProgram);
