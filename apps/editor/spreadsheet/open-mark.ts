import { isConfirmed } from "@ttpl/content/derive/is-confirmed.ts";
import type { Entry } from "./lists.ts";

/** Whether nobody has confirmed an entry yet: what “Replace the samples” takes away. */
export const isOpen = (entry: Entry): boolean => !isConfirmed(entry);

/** An entry without the mark that it is open, if a row has said who confirms it. */
export function withoutMarkIfConfirmed(entry: Entry): Entry {
  if (entry["confirmed"] === undefined) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "sample"));
}
