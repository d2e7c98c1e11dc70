import { spawnSync } from "node:child_process";
import type { Check, Run } from "./row.ts";

/** Whether this machine lets a program do its work. */
export const canRun = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore" }).status === 0;

/** Stands for what cannot be tried on this machine: a goal missed for the whole, and nothing against the short form. */
export const notShown = (name: string, why: string, { size }: Pick<Run, "size">): Check[] => [
  { name, passed: size === "short", seen: `${name}: not shown, ${why}` },
];
