/** The value of a key that settings or a list have themselves: not what every object inherits, such as `toString`. */
export const ownValue = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
