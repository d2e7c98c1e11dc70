/** The value of a key that settings or a list have themselves: not what every object inherits, such as `toString`. */
export const ownValue = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;

/** A copy of `data` in which the value at a path is another one. */
export function withValueAtPath(
  data: unknown,
  [key, ...rest]: readonly (string | number)[],
  valueOf: (now: unknown) => unknown,
): unknown {
  if (key === undefined) return valueOf(data);
  const inner = withValueAtPath(ownValue(data, key), rest, valueOf);
  return Array.isArray(data)
    ? data.map((entry, index) => (index === key ? inner : entry))
    : { ...(data as object | undefined), [key]: inner };
}
