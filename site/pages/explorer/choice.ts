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

/** A choice from pairs of facet and value. */
function collected(pairs: readonly (readonly [string, string])[], search: string, sort: string): Choice {
  const facets = new Map<string, string[]>();
  for (const [name, value] of pairs) facets.set(name, [...(facets.get(name) ?? []), value]);
  return { facets, search: search.trim(), sort: /^-?[012]$/.test(sort) ? sort : "" };
}

export const choiceOf = (form: HTMLFormElement): Choice =>
  collected(
    boxesIn(form).flatMap(({ name, value, checked }) => (checked ? [[name, value] as const] : [])),
    searchIn(form)?.value ?? "",
    form.dataset["sort"] ?? "",
  );

/** The choice in an address's query. */
export function choiceIn(query: string): Choice {
  const parameters = new URLSearchParams(query);
  const pairs = [...parameters].filter(([name]) => name !== "q" && name !== "sort");
  return collected(pairs, parameters.get("q") ?? "", parameters.get("sort") ?? "");
}

/** Values of facets in an address's query that the form does not have. */
export function unknownIn(query: string, form: HTMLFormElement): string[] {
  const boxes = boxesIn(form);
  const facets = new Set(boxes.map(({ name }) => name));
  return [...new URLSearchParams(query)].flatMap(([name, value]) =>
    facets.has(name) && !boxes.some((box) => box.name === name && box.value === value) ? [value] : [],
  );
}

/** The query that leads to a choice, or nothing. */
export function queryOf({ facets, search, sort }: Choice): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of facets) for (const value of values) parameters.append(name, value);
  if (search) parameters.set("q", search);
  if (sort) parameters.set("sort", sort);
  const query = parameters.toString();
  return query && `?${query}`;
}

export function fillIn(form: HTMLFormElement, { facets, search, sort }: Choice): void {
  for (const box of boxesIn(form)) box.checked = facets.get(box.name)?.includes(box.value) ?? false;
  const field = searchIn(form);
  // Assigning the same words would move the cursor.
  if (field && field.value.trim() !== search) field.value = search;
  form.dataset["sort"] = sort;
}

export const isEmpty = ({ facets, search, sort }: Choice): boolean => facets.size === 0 && search === "" && sort === "";
