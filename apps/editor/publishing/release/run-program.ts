import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { PublishError } from "./publish-error.ts";

/**
 * Runs a program to its end.
 * @returns what it printed, without white space around it
 * @throws PublishError with the end of what it printed, if it fails
 */
export async function runProgram(
  [program = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null]>,
  ]);
  if (code === 0) return out.trim();
  const last = `${out}\n${errors}`.trim().split("\n").slice(-20).join("\n");
  throw new PublishError(`${[program, ...args].join(" ")} failed:\n${last}`);
}
