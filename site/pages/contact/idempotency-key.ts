let latest = { body: "", key: "" };

/**
 * A key for what is being sent: the same as long as the body stays the same, so that a second try is no second enquiry,
 * and a new one, 128 random bits as hexadecimal digits, when it has changed.
 */
export function keyFor(body: string): string {
  if (body !== latest.body) latest = { body, key: randomKey() };
  return latest.key;
}

// Not crypto.randomUUID, which browsers offer over TLS alone.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
