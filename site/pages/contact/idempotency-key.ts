let latest = { body: "", key: "" };

/**
 * Returns the idempotency key of a request body: the same one as long as the body does not change, so that a retry is
 * not a second enquiry; otherwise a new one of 128 random bits in hexadecimal.
 */
export function keyFor(body: string): string {
  if (body !== latest.body) latest = { body, key: randomKey() };
  return latest.key;
}

// Not crypto.randomUUID, which is only available in secure contexts.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
