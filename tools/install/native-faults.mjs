import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { machinePackages } from "./machine-packages.mjs";

const loader = fileURLToPath(new URL("load-native.mjs", import.meta.url));

/**
 * The installed packages of compiled code that do not work, one line each: those that are missing, and those that cannot be
 * loaded. Each is loaded once, by the Node that will run it.
 * @param {string} root
 * @param {string} node
 * @returns {{ missing: string[], broken: string[] }}
 */
export function nativeFaults(root, node) {
  const wanted = machinePackages(root).map(({ folder }) => folder);
  const missing = wanted.filter((folder) => !existsSync(join(root, folder, "package.json")));
  const files = wanted.flatMap((folder) => nativeFiles(join(root, folder)));
  const { stdout, stderr, status, signal } = spawnSync(node, [loader, ...files], { encoding: "utf8" });
  /** @type {[string, string][]} */
  const failures =
    status === 0 ? JSON.parse(stdout) : [[root, `Node ended with ${signal || status} while loading: ${stderr}`]];
  return {
    missing: missing.map((folder) => `${folder} is missing`),
    broken: failures.map(([file, reason]) => `${relative(root, file)}: ${reason}`),
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function nativeFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return nativeFiles(path);
    return entry.name.endsWith(".node") ? [path] : [];
  });
}
