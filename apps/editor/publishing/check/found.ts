import type { SourceFile } from "@ttpl/content/parse/source-file.ts";
import type { Place } from "./content-files.ts";
import type { OpenPoint } from "./open-point.ts";

/** An open point before the pages that show it are known. */
export type Found = Omit<OpenPoint, "pages">;

export const pointAt = (source: SourceFile, kind: OpenPoint["kind"], path: Place["path"], words: string): Found => ({
  kind,
  file: source.name,
  line: source.lineOf(path),
  path,
  words,
});

/** How long before a date the owner is told of it, in days. */
const noticeDays = 60;
const day = 86_400_000;

/**
 * "expires in 20 days" or "expired on 2027-01-31"; undefined if there is time enough.
 * @param date as in 2027-01-31
 */
export function dueIn(date: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(date) - now.getTime()) / day);
  if (days >= noticeDays) return undefined;
  return days < 0 ? `expired on ${date}` : `expires in ${days} days`;
}
