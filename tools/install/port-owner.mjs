import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** The state of a listening socket (include/net/tcp_states.h of Linux). */
const listening = "0A";

/**
 * Which program listens on a TCP port: its command line and process number. Undefined if the system does not say, as for
 * other users' programs, or on other systems than Linux.
 * @param {number} port
 * @returns {string | undefined}
 */
export function portOwner(port) {
  const sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => listeningSockets(file, port));
  if (sockets.length === 0) return undefined;
  const owner = tried(() => readdirSync("/proc"), [])
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => openFiles(pid).some((file) => sockets.includes(file)));
  if (owner === undefined) return "another user's program";
  const words = tried(() => readFileSync(`/proc/${owner}/cmdline`, "utf8"), "")
    .split("\0")
    .join(" ")
    .trim();
  return `${words || "a program"} (process ${owner})`;
}

/**
 * @param {string} file
 * @param {number} port
 */
function listeningSockets(file, port) {
  const lines = tried(() => readFileSync(file, "utf8"), "")
    .trim()
    .split("\n")
    .slice(1);
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = "", , state]) => state === listening && Number.parseInt(local.split(":")[1], 16) === port)
    .map((columns) => `socket:[${columns[9]}]`);
}

/** @param {string} pid */
function openFiles(pid) {
  const folder = `/proc/${pid}/fd`;
  return tried(() => readdirSync(folder), []).map((name) => tried(() => readlinkSync(`${folder}/${name}`), ""));
}

/**
 * What a function returns; `otherwise` if a process has ended meanwhile, or its files are not for this user.
 * @template Result
 * @param {() => Result} read
 * @param {Result} otherwise
 * @returns {Result}
 */
function tried(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
