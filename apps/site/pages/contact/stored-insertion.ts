import { readList, writeList } from "../../enquiry-list/stored-list.ts";
import type { Insertion } from "./listed-text.ts";

/** Beside the draft of the form, as its comment contains the insertion. */
const insertionKey = "enquiry-insertion";

type Stored = Pick<Insertion, "inserted" | "known">;
let latest: Stored = { inserted: "", known: [] };

export function readInsertion(): Stored {
  try {
    const { inserted, known } = JSON.parse(sessionStorage.getItem(insertionKey) ?? "{}") as Partial<Stored>;
    return typeof inserted === "string" && Array.isArray(known) ? { inserted, known } : { inserted: "", known: [] };
  } catch {
    return latest;
  }
}

export function writeInsertion({ inserted, known }: Stored): void {
  latest = { inserted, known };
  try {
    sessionStorage.setItem(insertionKey, JSON.stringify(latest));
  } catch {
    // Blocked: it holds as long as the page is open.
  }
}

/** Takes what has been sent with the comment off the list. Call it once the comment is empty: what is left goes into it. */
export function takeOffSent(): void {
  const { known } = readInsertion();
  writeInsertion({ inserted: "", known: [] });
  writeList(readList().filter(({ at }) => !known.includes(at)));
}
