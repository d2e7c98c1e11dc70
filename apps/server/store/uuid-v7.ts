import { randomUUID } from "node:crypto";

/**
 * Generates a UUIDv7 (RFC 9562, section 5.7). It starts with the time, so ids sort by age. The other
 * 74 bits are random.
 * @param now Unix time in milliseconds
 */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  // Node caches the random bytes of its own UUIDs (version 4): a system call for each one is 5 % of a post.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice("xxxxxxxx-xxxx-4".length)}`;
}

/** The least id of a time, in Unix milliseconds: compared as text, ids are at least this from then on. */
export function firstIdAt(time: number): string {
  const digits = Math.max(0, time).toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-`;
}

/** The time in an id, in Unix milliseconds (RFC 9562, section 5.7). */
export const timeOf = (id: string): number => Number.parseInt(id.replace("-", "").slice(0, 12), 16);
