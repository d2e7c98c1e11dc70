import { createHash } from "node:crypto";
import { isFormerMark } from "../parse/former-marks.ts";

/**
 * Settings that say nothing of their own: the marks, a customer's consent, former addresses, and what stands in a release
 * until the entry is confirmed.
 */
const apart = new Set(["confirmed", "consent", "formerly", "plain"]);

/** A value as it is compared: line breaks, no-break spaces and the order of settings change no words. */
function canonical(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const settings = Object.entries(value).filter(
    ([name, inner]) => !apart.has(name) && !isFormerMark(name, inner) && inner !== undefined && inner !== null,
  );
  return Object.fromEntries(
    settings.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, canonical(inner)]),
  );
}

/** What a confirmation is bound to: eight digits that follow from the words and figures of an entry or a section. */
export const fingerprintOf = (entry: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(entry)) ?? "")
    .digest("hex")
    .slice(0, 8);
