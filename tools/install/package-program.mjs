import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownNode } from "./node-modules.mjs";

/**
 * How to start a program of an installed package: its JavaScript file, and the Node that runs packages. By name it would be
 * found on Unix only, because on Windows node_modules/.bin has .cmd files, which Node does not start without a shell.
 * @param {string} root the folder of node_modules
 * @param {string} name of the package
 * @param {string} program
 * @returns {[string, string]} the beginning of a command
 * @throws {Error} if the package is not installed or has no such program
 */
export function packageProgram(root, name, program) {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = typeof bin === "string" ? bin : bin?.[program];
  if (!file) throw new Error(`${name} has no program ${program}.`);
  return [ownNode(root), join(folder, file)];
}
