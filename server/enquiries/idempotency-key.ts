import type { Enquiry } from "../../contract/enquiry.ts";
import { payloadHash } from "../store/insert-enquiries.ts";

// Long, so that two visitors cannot meet by choosing short ones. The quotes are those of a structured field:
// https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/, section 2.1
const form = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/;

/** Reads a key as it was sent. @returns undefined if there is none */
export function readIdempotencyKey(given: string): string | undefined | "malformed" {
  if (given === "") return undefined;
  const [, quoted, bare] = form.exec(given) ?? [];
  return quoted ?? bare ?? "malformed";
}

/**
 * The key of a form post that brought none, as a page without JavaScript cannot make one: the same words on the same day
 * (UTC) are the same enquiry, be it a double click or a page that was reloaded. No client can send such a key.
 * @param now Unix time in milliseconds
 */
export const keyOfWords = (fields: Enquiry, now: number): string =>
  `form:${new Date(now).toISOString().slice(0, 10)}:${payloadHash(fields)}`;
