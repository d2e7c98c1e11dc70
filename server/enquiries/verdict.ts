import type { Verdict } from "../store/schema.ts";

/** What a post tells about how its form was filled in, as sent; empty where it tells nothing. */
interface Filling {
  readonly honeypot: string;
  readonly formAge: string;
}

/**
 * Judges whether a program filled the form in: with the control that people do not meet, or faster than people can. A
 * suspect is kept and passed on all the same, in a digest, so that a wrong verdict costs an enquiry a day at the most.
 * @param suspectSeconds the age of the form from which on a person may have filled it in
 */
export function verdictOf({ honeypot, formAge }: Filling, suspectSeconds: number): Verdict {
  const tooFast = /^\d{1,9}$/.test(formAge) && Number(formAge) < suspectSeconds;
  return honeypot !== "" || tooFast ? "suspect" : "clean";
}
