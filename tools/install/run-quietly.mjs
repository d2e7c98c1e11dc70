import { spawnSync } from "node:child_process";

/**
 * Runs a program and shows only the end of what it said, and only if it failed.
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function runQuietly(program, args) {
  const done = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Infinity,
  });
  if (done.status === 0) return true;
  const said = done.error?.message ?? `${done.stdout}${done.stderr}`;
  console.error(said.trimEnd().split("\n").slice(-8).join("\n"));
  return false;
}
