// The ports of npm start, npm run dev and npm run editor. Plain JavaScript and built-ins alone, because they are looked at
// before anything is installed.

/** @typedef {import('./ports.d.mts').Command} Command */

/**
 * What listens, from PORT upwards, and where. The development server and the editor are for this machine alone.
 * @type {Record<Command, readonly ("HOST" | "localhost")[]>}
 */
const listeners = {
  start: ["HOST"],
  // The pages, the enquiry endpoint that they proxy, the editor.
  dev: ["localhost", "HOST"],
  editor: ["localhost", "HOST", "localhost"],
};

/** @type {Record<Command, string>} */
export const commandLines = { start: "npm start", dev: "npm run dev", editor: "npm run editor" };

/**
 * The ports of a command, and the addresses that it listens on, by PORT and HOST.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {RangeError} naming the variable, if it cannot be used
 */
export function portsOf(command, env = process.env) {
  const text = env.PORT || "3000";
  const hosts = listeners[command].map((name) => (name === "HOST" ? env.HOST || "127.0.0.1" : name));
  // Only the server itself can listen on "any": the others must know their neighbor's port.
  const least = hosts.length === 1 ? 0 : 1;
  const most = 65_536 - hosts.length;
  const first = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (!(first >= least && first <= most)) {
    throw new RangeError(`PORT must be a whole number from ${least} to ${most}, for example PORT=3000.`);
  }
  return hosts.map((host, index) => ({ host, port: first + index }));
}
