import type { Enquiry } from "@ttpl/contract/enquiry.ts";
import { payloadHash } from "../store/insert-enquiries.ts";

// The minimum length makes accidental collisions unlikely. The quotes are those of a structured field:
// https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/, section 2.1
const keyPattern = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/;

/** Parses a key as sent. @returns undefined if there is none */
export function readIdempotencyKey(given: string): string | undefined | "malformed" {
  if (given === "") return undefined;
  const [, quoted, bare] = keyPattern.exec(given) ?? [];
  return quoted ?? bare ?? "malformed";
}

/**
 * The key for a form post without one, as a page without JavaScript cannot generate it. Posts with the same values on
 * the same day (UTC) count as one enquiry, which covers double clicks and reloads. Clients cannot send such keys.
 * @param now Unix time in milliseconds
 */
export const keyOfWords = (fields: Enquiry, now: number): string =>
  `form:${new Date(now).toISOString().slice(0, 10)}:${payloadHash(fields)}`;
