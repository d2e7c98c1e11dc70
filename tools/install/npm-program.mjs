import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { posix, win32 } from "node:path";
import { InstallError } from "./install-error.mjs";

/**
 * How to start npm: by its JavaScript file and the Node outside node_modules. By name it would be found on Unix only,
 * because on Windows npm is npm.cmd, which Node does not start without a shell
 * (https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows).
 * @param {string} root npm must not run on the Node in this folder's node_modules, which it may be about to delete
 * @param {import('./npm-program.d.mts').NpmPlaces} [places]
 * @returns {import('./npm-program.d.mts').NpmProgram}
 * @throws {InstallError} if there is none
 */
export function npmProgram(
  root,
  {
    env = process.env,
    platform = process.platform,
    execPath = process.execPath,
    exists = existsSync,
    realPath = realpathSync,
  } = {},
) {
  const windows = platform === "win32";
  const { delimiter, dirname, join, resolve, sep } = windows ? win32 : posix;
  const modules = resolve(root, "node_modules") + sep;
  const outside = (/** @type {string | undefined} */ path) =>
    path && !resolve(path).startsWith(modules) && exists(path);
  const folders = (env.PATH || "").split(delimiter).filter((folder) => folder && outside(folder));
  const onPath = (/** @type {string} */ name) =>
    folders.map((folder) => join(folder, name)).find((file) => exists(file));

  const node = [env.npm_node_execpath, execPath].find(outside) || onPath(windows ? "node.exe" : "node") || execPath;
  // Beside npm.cmd and node.exe, where the installer of Node and npm itself put it.
  const besides = [...folders, dirname(node)].map((folder) => join(folder, "node_modules/npm/bin/npm-cli.js"));
  const started = (env.npm_execpath || "").endsWith("npm-cli.js") ? env.npm_execpath : undefined;
  const named = windows ? undefined : onPath("npm");
  const script = [started, named && realPath(named), ...besides].find((file) => file && exists(file));
  if (!script) throw new InstallError("npm was not found: install it with Node (Debian: apt-get install npm).");
  const command = /\.[cm]?js$/.test(script) ? [node, script] : [script];
  return {
    command,
    node,
    path: [dirname(node), ...folders.filter((folder) => folder !== dirname(node))].join(delimiter),
  };
}

/**
 * The version of the Node that npm runs on, such as v20.19.2.
 * @param {string} node
 */
export function versionOf(node) {
  if (node === process.execPath) return process.version;
  return (spawnSync(node, ["--version"], { encoding: "utf8" }).stdout || "").trim();
}

/**
 * Runs npm to its end.
 * @param {string} root
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runNpm(root, args, options) {
  const { command, path } = npmProgram(root);
  const [program = "", ...first] = command;
  return spawnSync(program, [...first, ...args], { cwd: root, ...options, env: { ...process.env, PATH: path } });
}
