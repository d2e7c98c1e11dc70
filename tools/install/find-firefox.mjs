import { isProgram } from "./program-files.mjs";

const usualPaths = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Finds Firefox: at FIREFOX_PATH if that is an executable, otherwise in a usual place. */
export const findFirefox = () => [process.env.FIREFOX_PATH ?? "", ...usualPaths].find(isProgram);
