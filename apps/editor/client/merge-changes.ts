type Settings = Readonly<Record<string, unknown>>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values say the same; undefined is like a key that is not there. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Applies to `theirs` what differs between `base` and `mine`. Where both have changed the same value, `mine` counts.
 * @param base what both have begun with
 */
export function mergeChanges(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  if (isSettings(base) && isSettings(mine) && isSettings(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const merged = [...keys].map((key) => [key, mergeChanges(base[key], mine[key], theirs[key])] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  return mine;
}

/** A value whose settings are in the order of their names. */
const byName = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(byName);
  if (!isSettings(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, byName(value[key])]),
  );
};

/** Whether a merge keeps what both have changed: it is the same whichever counts. */
export const isClear = (base: unknown, mine: unknown, theirs: unknown): boolean =>
  same(byName(mergeChanges(base, mine, theirs)), byName(mergeChanges(base, theirs, mine)));

/** An entry of a merged list, with its position in the list before, if it was in it. */
interface Entry {
  readonly origin: number | undefined;
  readonly value: unknown;
}

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const ours = entriesOf(base, mine);
  const others = entriesOf(base, theirs);
  // The order is that of whoever has moved something.
  const [first, second] = isInOrder(ours) ? [others, ours] : [ours, others];
  const stays = ({ origin, value }: Entry, list: readonly Entry[]) =>
    origin === undefined || list.some((other) => other.origin === origin) || !same(value, base[origin]);
  const merged: Entry[] = first.filter((entry) => stays(entry, second));
  for (const [at, entry] of second.entries()) {
    if (merged.some(({ origin }) => origin !== undefined && origin === entry.origin) || !stays(entry, first)) continue;
    const before = second.slice(0, at).findLast((other) => merged.some((kept) => isSame(kept, other)));
    merged.splice(before ? merged.findIndex((kept) => isSame(kept, before)) + 1 : 0, 0, entry);
  }
  const valueOf = (list: readonly Entry[], origin: number) => list.find((entry) => entry.origin === origin)?.value;
  return merged.map(({ origin, value }) => {
    if (origin === undefined) return value;
    const [our, other] = [valueOf(ours, origin), valueOf(others, origin)];
    return our === undefined || other === undefined ? value : mergeChanges(base[origin], our, other);
  });
}

const isSame = (a: Entry, b: Entry): boolean => a === b || (a.origin !== undefined && a.origin === b.origin);

const isInOrder = (entries: readonly Entry[]): boolean => {
  const origins = entries.flatMap(({ origin }) => origin ?? []);
  return origins.every((origin, index) => index === 0 || origin > (origins[index - 1] ?? 0));
};

/** How much of an entry another one still has: the number of its texts. Marks and figures are alike by chance. */
const likeness = (a: unknown, b: unknown): number => {
  if (!isSettings(a) || !isSettings(b)) return Array.isArray(a) && Array.isArray(b) ? 1 : 0;
  return Object.keys(a).filter((key) => typeof a[key] === "string" && a[key] === b[key]).length;
};

/** The entries of a list, each with the one of the list before that it continues. */
function entriesOf(base: readonly unknown[], now: readonly unknown[]): Entry[] {
  const free = new Set(base.keys());
  const take = (origin: number | undefined) => {
    if (origin !== undefined) free.delete(origin);
    return origin;
  };
  const equal = now.map((value, index) =>
    take([index, ...free].find((origin) => free.has(origin) && same(base[origin], value))),
  );
  return now.map((value, index) => {
    const inPlace = base.length === now.length && free.has(index) && !isSettings(value) ? index : undefined;
    const [likest] = [...free]
      .map((origin) => ({ origin, likeness: likeness(base[origin], value) }))
      .filter((other) => other.likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness);
    return { origin: equal[index] ?? take(inPlace ?? likest?.origin), value };
  });
}
