/** 128 random bits in hexadecimal. Not crypto.randomUUID, which is only available in secure contexts. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** FNV-1a, 32 bits: tells the bodies of one draft apart. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}

/**
 * Returns the idempotency key of a draft's request body: the same one as long as the body does not change, also after a
 * reload, so that a retry is not a second enquiry.
 */
export const keyFor = (draftId: string, body: string): string => `${draftId}-${checksum(body)}`;
