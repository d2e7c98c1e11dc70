/** An address in the parts that address books have; what is not certain stands under `street`. */
export interface PostalAddress {
  readonly street: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly code?: string;
  readonly country?: string;
}

const country = "India";
/** The end of an Indian address: city with a PIN of six figures, state, country. */
const ending = /^(?<city>\D+?)[\s,–-]+(?<code>\d{3}\s?\d{3}), (?<state>[^,\d]+), (?<country>[^,]+)$/u;

/**
 * The parts of an address that is written in lines. Only an Indian one ends in a way that says which part is which; any
 * other remains as it is written.
 */
export function postalAddress(lines: readonly string[]): PostalAddress {
  const parts = lines.flatMap((line) => line.split(/,\s*/)).filter(Boolean);
  // The PIN may have a part of its own: "City, 000 000, State, India".
  for (const count of [3, 4]) {
    const groups = ending.exec(parts.slice(-count).join(", "))?.groups;
    if (groups?.["country"] !== country || parts.length <= count) continue;
    const { city, code, state } = groups as { city: string; code: string; state: string };
    return { street: parts.slice(0, -count), city, code, state, country };
  }
  return { street: lines };
}
