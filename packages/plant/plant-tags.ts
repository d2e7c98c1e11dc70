import type { RegisteredLoop } from "./scrubbing-results.ts";
import { alarms, calculated, drives, equipment, loops, valves } from "./scrubbing-system.ts";

/** Every tag of the plant: equipment, valves, drives, instruments with their functions, alarms, calculated values. */
export const tags: ReadonlySet<string> = new Set([
  ...[equipment, valves, drives, alarms, calculated].flatMap((table) => Object.keys(table)),
  ...Object.entries<RegisteredLoop>(loops).flatMap(([key, { functions }]) =>
    functions.split(" ").map((letters) => `${letters}-${key.slice(key.indexOf("-") + 1)}`),
  ),
]);

/** Tags that are named in a text. */
export const tagsIn = (text: string): readonly string[] =>
  text.replaceAll("\u2060", "").match(/(?<![\w-])[A-Z]{1,5}-\d{3}[A-Z]?(?![\w-])/g) ?? [];
