import { isEntryConfirmed } from "@ttpl/content/derive/confirmable.ts";
import { fingerprintOf } from "@ttpl/content/derive/fingerprint.ts";
import type { Entry } from "./lists.ts";

/** Whether nobody has confirmed an entry as it is: what “Replace the samples” takes away. */
export const isOpen = (entry: Entry): boolean => !isEntryConfirmed(entry);

/**
 * An entry whose confirmation is of what it says, if its row has another name or day than `base` had: somebody has confirmed
 * the row. With the name and the day of before, a changed row is open again.
 */
export function signed(entry: Entry, base: Entry): Entry {
  const { confirmed, ...others } = entry;
  const { by, on } = (confirmed ?? {}) as Entry;
  if (by === undefined && on === undefined) return others;
  const before = (base["confirmed"] ?? {}) as Entry;
  if (by === before["by"] && on === before["on"]) return entry;
  return { ...entry, confirmed: { ...(confirmed as Entry), of: fingerprintOf(entry) } };
}
