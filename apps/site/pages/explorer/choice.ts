import type { Pairs } from "../../islands/address-parameters.ts";

/** What the visitor has chosen. */
export interface Choice {
  /** The checked values by facet. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
  readonly search: string;
  /** The column by which rows are sorted, from 0, with "-" if descending; empty for the order of the groups. */
  readonly sort: string;
}

const boxesIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
const searchIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[type=search]");

/** The name of a value, beside its box. */
export const nameOf = (box: Element): string => box.parentElement?.querySelector("span")?.textContent ?? "";

/** A choice from pairs of facet and value. */
function collected(pairs: readonly (readonly [string, string])[], search: string, sort: string): Choice {
  const facets = new Map<string, string[]>();
  for (const [name, value] of pairs) facets.set(name, [...(facets.get(name) ?? []), value]);
  return { facets, search: search.trim(), sort: /^-?[0-3]$/.test(sort) ? sort : "" };
}

export const choiceOf = (form: HTMLFormElement): Choice =>
  collected(
    boxesIn(form).flatMap(({ name, value, checked }) => (checked ? [[name, value] as const] : [])),
    searchIn(form)?.value ?? "",
    form.dataset["sort"] ?? "",
  );

/** The choice in the parameters of an address. */
export function choiceIn(pairs: Pairs): Choice {
  const all = [...pairs];
  const last = (name: string) => all.findLast(([one]) => one === name)?.[1] ?? "";
  return collected(
    all.filter(([name]) => name !== "q" && name !== "sort"),
    last("q"),
    last("sort"),
  );
}

/** Values of facets in the parameters of an address that the form does not have. */
export function unknownIn(pairs: Pairs, form: HTMLFormElement): string[] {
  const boxes = boxesIn(form);
  return [...choiceIn(pairs).facets].flatMap(([name, values]) =>
    values.filter((value) => !boxes.some((box) => box.name === name && box.value === value)),
  );
}

/** The parameters that lead to a choice. */
export const pairsOf = ({ facets, search, sort }: Choice): [name: string, value: string][] => [
  ...[...facets].flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  ...(search ? [["q", search] satisfies [string, string]] : []),
  ...(sort ? [["sort", sort] satisfies [string, string]] : []),
];

export function fillIn(form: HTMLFormElement, { facets, search, sort }: Choice): void {
  for (const box of boxesIn(form)) box.checked = facets.get(box.name)?.includes(box.value) ?? false;
  const field = searchIn(form);
  // Assigning the same words would move the cursor.
  if (field && field.value.trim() !== search) field.value = search;
  form.dataset["sort"] = sort;
}

/** The values of two choices, and the words of `newer` before those of `older`. */
export function both(older: Choice, newer: Choice): Choice {
  const facets = new Map(older.facets);
  for (const [name, values] of newer.facets) facets.set(name, [...new Set([...(facets.get(name) ?? []), ...values])]);
  return { facets, search: newer.search || older.search, sort: newer.sort || older.sort };
}

export const isEmpty = ({ facets, search, sort }: Choice): boolean => facets.size === 0 && search === "" && sort === "";

/** A part of a choice that can be removed: a value, or the words that are searched for. */
export interface Part {
  readonly name: string;
  /** The choice without it. */
  readonly without: Choice;
}

/** The parts of a choice, in the order of the form. */
export function partsOf(form: HTMLFormElement, choice: Choice): Part[] {
  const { facets, search } = choice;
  const values = boxesIn(form)
    .filter(({ checked }) => checked)
    .map((box) => {
      const others = facets.get(box.name)?.filter((value) => value !== box.value) ?? [];
      const rest = [...facets].filter(([name]) => name !== box.name);
      const left = new Map(others.length > 0 ? [...rest, [box.name, others] as const] : rest);
      return { name: nameOf(box), without: { ...choice, facets: left } };
    });
  return search === "" ? values : [...values, { name: `“${search}”`, without: { ...choice, search: "" } }];
}
