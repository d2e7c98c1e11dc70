import { isDeepStrictEqual } from "node:util";

/** The number of a value of JSON or YAML: two have the same one exactly if `isDeepStrictEqual` holds for them. */
export type NumberOf = (value: unknown) => number;

/**
 * Numbers values, each part of them once, so that equal parts of two trees are found without comparing them again and
 * again.
 */
export function numberValues(): NumberOf {
  const byKey = new Map<string, number>();
  const byObject = new Map<object, number>();
  const unusual: { value: object; number: number }[] = [];
  let latest = 0;

  const keyed = (key: string): number => {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    byKey.set(key, ++latest);
    return latest;
  };
  const inner = (value: object): number => {
    if (Array.isArray(value)) return keyed(`[${value.map(numberOf).join()}`);
    if (Object.getPrototypeOf(value) !== Object.prototype) {
      const known = unusual.find((other) => isDeepStrictEqual(other.value, value));
      if (known) return known.number;
      unusual.push({ value, number: ++latest });
      return latest;
    }
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return keyed(`{${entries.map(([name, entry]) => `${JSON.stringify(name)}${numberOf(entry)}`).join()}`);
  };
  const numberOf = (value: unknown): number => {
    if (typeof value !== "object" || value === null)
      return keyed(`${typeof value} ${Object.is(value, -0) ? "-0" : String(value)}`);
    const known = byObject.get(value);
    if (known !== undefined) return known;
    // An alias of YAML may lead back here: what contains itself equals nothing else.
    byObject.set(value, ++latest);
    const number = inner(value);
    byObject.set(value, number);
    return number;
  };
  return numberOf;
}
