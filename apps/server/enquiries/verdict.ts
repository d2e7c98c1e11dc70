import type { Verdict } from "../store/schema.ts";

/** How the form was filled in, as sent; empty if not given. */
export interface Filling {
  readonly honeypot: string;
  readonly formAge: string;
}

/**
 * Judges whether a program filled in the form: the honeypot is filled, or the form was sent too quickly. Suspects are
 * stored and sent too, in full, in an hourly digest, so a wrong verdict delays an enquiry by an hour at most.
 * @param suspectSeconds minimum form age, in seconds, of a clean enquiry
 */
export function verdictOf({ honeypot, formAge }: Filling, suspectSeconds: number): Verdict {
  const tooFast = /^\d{1,9}$/.test(formAge) && Number(formAge) < suspectSeconds;
  return honeypot !== "" || tooFast ? "suspect" : "clean";
}
