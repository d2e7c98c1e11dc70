import { once } from "node:events";
import { createServer } from "node:net";
import { commandLines, portsOf } from "./ports.mjs";
import { InstallError } from "./install-error.mjs";
import { portOwner } from "./port-owner.mjs";

/** @typedef {import('./ports.d.mts').Command} Command */

/**
 * Why a port cannot be listened on: the code of the error; undefined if it can.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<string | undefined>}
 */
async function refusal({ host, port }) {
  const server = createServer();
  try {
    await once(server.listen(port, host), "listening");
    server.close();
    return undefined;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code || String(error);
  }
}

/**
 * Whether a command can listen where it will, asked before it installs and builds for a minute.
 * @param {Command} command
 * @throws {InstallError} saying who has the port, and which is free
 */
export async function requirePorts(command) {
  for (const address of wantedPorts(command, process.env)) {
    const code = await refusal(address);
    if (code === undefined) continue;
    throw new InstallError(await messageFor(code, address, command));
  }
}

/**
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env
 */
function wantedPorts(command, env) {
  try {
    return portsOf(command, env);
  } catch (error) {
    if (error instanceof RangeError) throw new InstallError(error.message);
    throw error;
  }
}

/**
 * @param {string} code
 * @param {{ host: string, port: number }} address
 * @param {Command} command
 */
async function messageFor(code, { host, port }, command) {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by ${portOwner(port) || "another program"}. Stop that, or take another port:\n\n    ${await otherPort(command)}\n`;
    case "EACCES":
      return `This user may not listen on port ${port}. Take another port:\n\n    ${await otherPort(command)}\n`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is ${host}, which is not an address of this machine: set it to one that is, for example HOST=127.0.0.1.`;
    default:
      return `Nothing can listen on port ${port} of ${host}: ${code}.`;
  }
}

/**
 * A command line with the next PORT from which on all of a command's ports are free.
 * @param {Command} command
 */
async function otherPort(command) {
  const [{ port: taken }] = wantedPorts(command, process.env);
  const from = Math.max(taken + 1, 1024);
  for (const first of Array.from({ length: 100 }, (_, index) => from + index)) {
    const codes = await Promise.all(wantedPorts(command, { ...process.env, PORT: String(first) }).map(refusal));
    if (codes.every((code) => code === undefined)) return withPort(first, command);
  }
  return withPort(from, command);
}

/**
 * @param {number} port
 * @param {Command} command
 */
const withPort = (port, command) =>
  process.platform === "win32"
    ? `set PORT=${port}&& ${commandLines[command]}`
    : `PORT=${port} ${commandLines[command]}`;
