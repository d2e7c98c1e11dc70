import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requireRoom, requireWritable } from "./folders.mjs";
import { InstallError } from "./install-error.mjs";
import { nativeFaults } from "./native-faults.mjs";
import { isNodeSuitable, unsuitableNode } from "./needed-node.mjs";
import { npmProgram, runNpm, versionOf } from "./npm-program.mjs";
import { unreachableRegistry } from "./registry.mjs";
import { manifestsOf } from "./workspaces.mjs";

const dependencyParts = ["dependencies", "devDependencies", "optionalDependencies", "overrides", "allowScripts"];

/** What an installation needs on disk, in MB: node_modules has 500, and npm's cache keeps the archives. */
const neededRoom = { modules: 700, cache: 300 };

// --loglevel=error hides warnings about an old system Node, which does not run any of the packages. --include=optional,
// because the packages of compiled code are optional ones.
const installing = [
  "ci",
  "--include=dev",
  "--include=optional",
  "--no-audit",
  "--no-fund",
  "--no-update-notifier",
  "--loglevel=error",
];

/**
 * Installs the packages of package-lock.json unless node_modules is up to date.
 * @param {string} root the folder of package.json
 * @throws {InstallError} if they cannot be installed, or do not work on this machine
 */
export function installPackages(root) {
  const npmNode = versionOf(npmProgram(root).node);
  if (isInstalled(root, npmNode) && hasNode(root)) return;
  if (isUsable(root)) {
    writeStamp(root, npmNode);
    return;
  }
  requireOwnModules(root);
  if (!isNodeSuitable(root, npmNode)) throw unsuitableNode(npmNode);
  requireWritable(root);
  requireRoom(root, neededRoom.modules);
  requireRoom(npmCache(root), neededRoom.cache);
  console.log("Installing the packages of package-lock.json …");
  const unreachable = unreachableRegistry(root);
  if (unreachable) console.log(`npm's registry does not answer (${unreachable}): trying npm's cache alone …`);
  const installed = runInstallation(root, unreachable !== undefined);
  const whole = installed && hasNode(root);
  const { missing, broken } = whole ? nativeFaults(root, ownNode(root)) : { missing: [], broken: [] };
  // Without a registry, npm leaves out optional packages, and the script of Node's package may fail, without a word.
  if (unreachable && (!whole || missing.length > 0)) throw noNetwork(unreachable);
  if (!installed) throw new InstallError("npm could not install the packages: see its message above, then try again.");
  if (!hasNode(root)) {
    throw new InstallError(
      `Node ${wantedNode(root)} is not in node_modules: run \`npm rebuild node --ignore-scripts=false\`, then try again.`,
    );
  }
  const faults = [...missing, ...broken];
  if (faults.length > 0) throw doNotWork(faults);
  writeStamp(root, npmNode);
}

/**
 * @param {string} root
 * @param {boolean} offline
 * @returns {boolean} whether npm says that it succeeded
 */
function runInstallation(root, offline) {
  const args = [...installing, ...(offline ? ["--offline"] : [])];
  return runNpm(root, args, { stdio: ["ignore", "inherit", offline ? "ignore" : "inherit"] }).status === 0;
}

/** @param {string} reason */
const noNetwork = (reason) =>
  new InstallError(`No network: npm's registry does not answer (${reason}), and npm's cache does not hold all packages.
Connect this machine, or set the proxy or the registry that your network wants (npm config set proxy …, npm config set
registry …), then try again. If the network is only slow, give it a minute: add --fetch-timeout=60000 to the command.`);

/**
 * npm would delete what is behind a link. Copies of the repository, as tests make them, have one.
 * @param {string} root
 */
function requireOwnModules(root) {
  const modules = join(root, "node_modules");
  if (!existsSync(modules) || !lstatSync(modules).isSymbolicLink()) return;
  throw new InstallError(
    `${modules} is a link, and its packages are not those of package-lock.json: install where it leads.`,
  );
}

/** @param {string[]} faults */
const doNotWork = (faults) =>
  new InstallError(`The packages are installed, but those with compiled code do not work on this machine:
${faults.map((fault) => `    ${fault}`).join("\n")}
Remove node_modules, then try again. If one is missing again, npm leaves it out: take a newer npm (npm install --global
npm@11). If one still cannot be loaded, the system's C library is too old: take Debian 12 or newer.`);

/** @param {string} root */
const npmCache = (root) => String(runNpm(root, ["config", "get", "cache"], { encoding: "utf8" }).stdout).trim();

/**
 * Whether an earlier installation of the same packages works, though npm runs on another Node now.
 * @param {string} root
 */
function isUsable(root) {
  const { digest } = readStamp(root);
  if (digest !== digestOf(root) || !hasNode(root)) return false;
  const { missing, broken } = nativeFaults(root, ownNode(root));
  return missing.length + broken.length === 0;
}

/**
 * Whether the last complete installation was of the same dependencies, on the same platform and architecture, by an npm
 * on the same Node.
 * @param {string} root
 * @param {string} npmNode
 */
export function isInstalled(root, npmNode) {
  const { digest, node } = readStamp(root);
  return digest === digestOf(root) && node === npmNode;
}

/**
 * Records what has been installed, for `isInstalled`.
 * @param {string} root
 * @param {string} npmNode
 */
export function writeStamp(root, npmNode) {
  writeFileSync(stampFile(root), JSON.stringify({ digest: digestOf(root), node: npmNode }));
}

/** @param {string} root */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} root */
function digestOf(root) {
  const parts = manifestsOf(root).map((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), "utf8"));
    return dependencyParts.map((part) => manifest[part] || null);
  });
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
 * The version of Node that package.json depends on, if it does.
 * @param {string} root
 * @returns {string | undefined}
 */
function wantedNode(root) {
  return (readPackage(root).dependencies || {}).node;
}

/**
 * The Node that runs the packages: their own if they have one.
 * @param {string} root
 */
export function ownNode(root) {
  if (wantedNode(root) === undefined) return process.execPath;
  return join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/** @param {string} root */
function hasNode(root) {
  const wanted = wantedNode(root);
  return wanted === undefined || versionOf(ownNode(root)) === `v${wanted}`;
}
