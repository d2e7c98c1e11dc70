import { createHash } from "node:crypto";
import type { ListFile } from "./lists.ts";

/**
 * The keys of a file's entries: each follows from all that its entry says, so that a row cannot overwrite what somebody
 * has changed since it was downloaded. They begin with a letter: spreadsheets read 12e5 as a number.
 */
export function keysOf({ name, entries }: ListFile): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const key = createHash("sha256")
      .update(`${name}\n${JSON.stringify(entry)}`)
      .digest("hex")
      .slice(0, 10);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    return `row-${key}${earlier > 0 ? `-${earlier + 1}` : ""}`;
  });
}
