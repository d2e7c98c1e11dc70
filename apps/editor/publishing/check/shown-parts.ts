import type { Confirmable } from "@ttpl/content/derive/confirmable.ts";
import { headPart } from "@ttpl/content/derive/page-parts.ts";

/** How many parts of a page a release shows. */
export interface ShownParts {
  readonly shown: number;
  readonly all: number;
}

/** Whether a page is left out as a whole while its head is open: it has no plain words to say in its place. */
export const hangsOnHead = (settings: unknown): boolean =>
  typeof settings === "object" && settings !== null && (settings as { plain?: unknown }).plain === undefined;

/** How many parts of a page a release shows; undefined if nothing of it is to be confirmed. */
export function shownPartsOf(settings: unknown, confirmables: readonly Confirmable[]): ShownParts | undefined {
  const parts = confirmables.filter(({ part }) => part !== undefined);
  if (parts.length === 0) return undefined;
  const isThere = !hangsOnHead(settings) || parts.some(({ part, isConfirmed }) => part === headPart && isConfirmed);
  return { shown: isThere ? parts.filter(({ isConfirmed }) => isConfirmed).length : 0, all: parts.length };
}

/** "3 of 7 sections shown" */
export const partsInWords = ({ shown, all }: ShownParts): string => `${shown} of ${all} sections shown`;
