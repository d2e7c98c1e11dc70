import { spawnSync } from "node:child_process";
import type { Check, Run } from "./row.ts";

/** Whether a command succeeds on this machine. */
export const canRun = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore", timeout: 10_000 }).status === 0;

/** The result of a check that cannot run on this machine: failed in the full run, passed in the short form. */
export const notShown = (name: string, why: string, { size }: Pick<Run, "size">): Check[] => [
  { name, passed: size === "short", seen: `${name}: not shown, ${why}` },
];
