import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * What is kept of a secret: whoever reads the memory cannot use it, and the time of a look-up by it tells nothing of the
 * secret. A slow digest is for passwords: nobody guesses 256 random bits.
 */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
