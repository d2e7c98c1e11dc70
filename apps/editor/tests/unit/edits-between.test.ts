import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { type Edit, editsBetween } from "../../editing/yaml/edits-between.ts";
import { numberValues } from "../../editing/yaml/number-values.ts";
import { rewriteYaml } from "../../editing/yaml/rewrite-yaml.ts";
import { type Path, withValue } from "./edited-values.ts";

const { data, list } = fc.letrec<{ data: unknown; list: unknown[] }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    // Few, so that many are equal.
    fc.constantFrom("a", "b", "1", "null", 1, 0, -0, Number.NaN, true, null),
    tie("list"),
    fc.dictionary(fc.constantFrom("k", "l", "m", "constructor"), tie("data"), { maxKeys: 3, noNullPrototype: true }),
  ),
  list: fc.array(tie("data"), { maxLength: 9 }),
}));

const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], whole);

/** What a step makes of the data. */
function edited(whole: unknown, edit: Edit): unknown {
  if (edit.kind === "set") return withValue(whole, edit.path, edit.value);
  if (edit.kind === "unset") {
    const [parent, key] = [edit.path.slice(0, -1), edit.path.at(-1)];
    const settings = Object.entries(valueAt(whole, parent) as object).filter(([name]) => name !== key);
    return withValue(whole, parent, Object.fromEntries(settings));
  }
  const entries = valueAt(whole, edit.path) as readonly unknown[];
  const taken = edit.kind === "insert" ? entries : entries.toSpliced(edit.kind === "move" ? edit.from : edit.at, 1);
  if (edit.kind === "remove") return withValue(whole, edit.path, taken);
  const [to, entry] = edit.kind === "insert" ? [edit.at, edit.value] : [edit.to, entries[edit.from]];
  return withValue(whole, edit.path, taken.toSpliced(to, 0, entry));
}

test("the steps between any two data lead from one to the other", () => {
  const leads = fc.property(data, data, (old, now) => {
    expect(isDeepStrictEqual(editsBetween(old, now).reduce(edited, old), now)).toBe(true);
  });
  fc.assert(leads, { numRuns: 2000 });
});

test("a list with one entry more, less or elsewhere is one step away", () => {
  const change = fc.record({ list, at: fc.nat(), to: fc.nat(), entry: data });
  const isOneStep = fc.property(change, ({ list: old, at, to, entry }) => {
    const kinds = (now: readonly unknown[]) => editsBetween(old, now).map(({ kind }) => kind);
    expect(kinds(old.toSpliced(at % (old.length + 1), 0, entry))).toEqual(["insert"]);
    if (old.length < 2) return;
    const from = at % old.length;
    const without = old.toSpliced(from, 1);
    expect(kinds(without)).toEqual(["remove"]);
    const moved = without.toSpliced(to % old.length, 0, old[from]);
    expect(kinds(moved)).toEqual(isDeepStrictEqual(moved, old) ? [] : ["move"]);
  });
  fc.assert(isOneStep, { numRuns: 2000 });
});

test("values have the same number exactly if they are equal", () => {
  const isSame = fc.property(data, data, fc.boolean(), (one, other, copied) => {
    const numberOf = numberValues();
    const second = copied ? structuredClone(one) : other;
    expect(numberOf(one) === numberOf(second)).toBe(isDeepStrictEqual(one, second));
  });
  fc.assert(isSame, { numRuns: 2000 });
});

test("a value that contains itself, as an alias can make it, equals nothing else", () => {
  const loop: unknown[] = [];
  loop.push(loop);
  expect(editsBetween({ loop }, { loop: [] })).toEqual([{ kind: "set", path: ["loop"], value: [] }]);
});

/** A copy of data that counts how often anything in it is read. */
function counting(whole: unknown, counted: { reads: number }): unknown {
  if (typeof whole !== "object" || whole === null) return whole;
  const inner = Array.isArray(whole)
    ? whole.map((entry) => counting(entry, counted))
    : Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, counting(value, counted)]));
  return new Proxy(inner, {
    get(target, key, receiver) {
      counted.reads++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

const changes: Readonly<Record<string, (names: readonly string[], middle: number) => readonly string[]>> = {
  "another value": (names, middle) => names.with(middle, "Changed"),
  "an entry more": (names, middle) => names.toSpliced(middle, 0, "Added"),
  "an entry less": (names, middle) => names.toSpliced(middle, 1),
  "an entry elsewhere": (names, middle) => names.toSpliced(middle, 1).toSpliced(1, 0, names[middle]!),
};
const namesOf = (length: number) => Array.from({ length }, (_, index) => `Name ${index}`);
const entryOf = (name: string) => ({ name, words: [name, `another word for ${name}`] });

test.each(Object.entries(changes))("%s in a list of twice the length costs twice as many reads", (_, change) => {
  const readsAt = (length: number) => {
    const names = namesOf(length);
    const counted = { reads: 0 };
    const now = counting({ list: change(names, length / 2).map(entryOf) }, counted);
    rewriteYaml(stringify({ list: names.map(entryOf) }), now);
    return counted.reads;
  };
  expect(readsAt(200)).toBeLessThan(2.1 * readsAt(100));
});

test("a list of 200,000 entries of which one has changed needs no table of all pairs", () => {
  const names = namesOf(200_000);
  expect(editsBetween(names, names.with(100_000, "Changed"))).toHaveLength(1);
});
