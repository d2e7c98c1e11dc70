import { spawnSync } from "node:child_process";

/**
 * Runs a program, and prints the last lines of its output only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function runQuietly(program, args) {
  const result = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Infinity,
  });
  if (result.status === 0) return true;
  const output = result.error?.message ?? `${result.stdout}${result.stderr}`;
  console.error(output.trimEnd().split("\n").slice(-8).join("\n"));
  return false;
}
