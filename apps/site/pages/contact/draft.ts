import type { Enquiry } from "@ttpl/contract/enquiry.ts";

/** What was typed into the form and not sent yet. It survives a reload, and ends with the tab. */
export interface Draft {
  /** 128 random bits in hexadecimal, from which the idempotency keys are made: a copy of the draft is sent once only. */
  readonly id: string;
  /** When the visitor began it, in Unix milliseconds. */
  readonly begun: number;
  readonly values: Partial<Enquiry>;
}

const draftKey = "enquiry-draft";
/** The ids of the drafts that were sent, for pages in the back-forward cache that still show one. */
const sentKey = "enquiry-sent";

/** Without storage the form works as long as it is open. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readDraft(): Draft | undefined {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as Partial<Draft> | null);
  if (typeof stored?.id !== "string" || typeof stored.values !== "object" || stored.values === null) return undefined;
  return { id: stored.id, values: stored.values, begun: Number(stored.begun) || 0 };
}

export const writeDraft = (draft: Draft): void =>
  void attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));

export const removeDraft = (): void => void attempt(() => sessionStorage.removeItem(draftKey));

const sentIds = (): string => attempt(() => sessionStorage.getItem(sentKey)) ?? "";

export function markSent(id: string): void {
  removeDraft();
  attempt(() => sessionStorage.setItem(sentKey, `${sentIds()} ${id}`));
}

export const wasSent = (id: string): boolean => sentIds().includes(id);
