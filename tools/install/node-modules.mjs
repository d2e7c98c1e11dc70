import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { InstallError } from "./install-error.mjs";

const dependencyParts = ["dependencies", "devDependencies", "optionalDependencies", "overrides", "allowScripts"];

/**
 * Installs the packages of package-lock.json unless node_modules is up to date.
 * @param {string} root the folder of package.json
 */
export function installPackages(root) {
  const wanted = readPackage(root).dependencies?.node;
  if (isInstalled(root) && hasNode(root, wanted)) return;
  console.log("Installing the packages of package-lock.json …");
  // --loglevel=error hides warnings about an old system Node, which does not run any of the packages.
  const result = spawnSync(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH: pathWithout(join(root, "node_modules")) },
    },
  );
  if (result.status !== 0) {
    throw new InstallError(
      "npm could not install the packages: see its message above, then run `npm ci --include=dev`.",
    );
  }
  if (!hasNode(root, wanted)) {
    throw new InstallError(
      `Node ${wanted} is not in node_modules: run \`npm rebuild node --ignore-scripts=false\`, then try again.`,
    );
  }
  writeStamp(root);
}

/**
 * Whether the last complete installation was of the same dependencies, on the same platform and architecture.
 * @param {string} root
 */
export function isInstalled(root) {
  try {
    return readFileSync(stampFile(root), "utf8") === stamp(root);
  } catch {
    return false;
  }
}

/**
 * Records what has been installed, for `isInstalled`.
 * @param {string} root
 */
export function writeStamp(root) {
  writeFileSync(stampFile(root), stamp(root));
}

/** @param {string} root */
function stamp(root) {
  const manifest = readPackage(root);
  const parts = dependencyParts.map((part) => manifest[part] ?? null);
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(JSON.stringify([parts, process.platform, process.arch]))
    .digest("hex");
}

/** @param {string} root */
function stampFile(root) {
  return join(root, "node_modules/.installed-from");
}

/** @param {string} root */
function readPackage(root) {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

/**
 * Whether node_modules contains the wanted version of Node.
 * @param {string} root
 * @param {string | undefined} wanted undefined if package.json does not depend on Node
 */
function hasNode(root, wanted) {
  if (wanted === undefined) return true;
  const output = spawnSync(join(root, "node_modules/.bin/node"), ["--version"], { encoding: "utf8" }).stdout;
  return output?.trim().replace(/^v/, "") === wanted;
}

/**
 * PATH without node_modules: npm must not run on the Node that it is about to delete.
 * @param {string} modules
 */
function pathWithout(modules) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.startsWith(modules)).join(delimiter);
}
