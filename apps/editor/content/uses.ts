import { contentKinds, kindOf } from "@ttpl/content/content-kinds.ts";
import { addressOfOpening } from "@ttpl/content/derive/openings.ts";
import type { Block } from "../editing/markdown/blocks.ts";
import type { FormSchema, ValuePath } from "../wire.ts";
import { addressOfPage } from "./content-files.ts";
import { valueAt, type Versioned } from "./changes.ts";
import { ownValue, withValueAtPath } from "./own-value.ts";

/** Something that files of content/ name, of the kind that a schema calls `choice`: a page by its address, a quote, a picture. */
export interface Named {
  readonly choice: string;
  readonly value: string;
}

/** A value or a block of text that names something. */
export interface Reference {
  readonly path: ValuePath;
  readonly named: Named;
}

const stemOf = (name: string): string => /([^/]+)\.\w+$/.exec(name)?.[1] ?? name;

const entriesOf = (data: unknown, key: string): unknown[] => {
  const list = ownValue(data, key);
  return Array.isArray(list) ? (list as unknown[]) : [];
};

const textsOf = (entries: readonly unknown[], key: string): string[] =>
  entries.flatMap((entry) => {
    const value = ownValue(entry, key);
    return typeof value === "string" ? value : [];
  });

/** What a file has that others can name. */
export function namedIn(name: string, data: unknown): Named[] {
  const named = (choice: string, values: readonly string[]) => values.map((value) => ({ choice, value }));
  const ids = (key: string) => textsOf(entriesOf(data, key), "id");
  switch (kindOf(name)) {
    case contentKinds.pages:
      return named("address", [addressOfPage(name)]);
    case contentKinds.departments: {
      const titles = textsOf(entriesOf(data, "openings"), "title");
      const { address } = contentKinds.departments;
      return named(
        "address",
        titles.map((title) => addressOfOpening(address ?? "", stemOf(name), title)),
      );
    }
    case contentKinds.galleries: {
      const drawn = entriesOf(data, "items").filter((item) => ownValue(item, "sheetAlt") !== undefined);
      const drawings = textsOf(drawn, "id").map((id) => `${id}-sheet`);
      return [...named("gallery", [stemOf(name)]), ...named("picture", [...ids("items"), ...drawings])];
    }
    case contentKinds.projects:
      return named("projects", [stemOf(name)]);
    case contentKinds.testimonials:
      return named("quote", ids("quotes"));
    case contentKinds.projectFacets:
      return [
        ...named("discipline", ids("disciplines")),
        ...named("plant", ids("plants")),
        ...named("role", ids("roles")),
      ];
    default:
      return [];
  }
}

/** Whether a setting's text is that name: of an address also a place on its page. */
const isNamed = ({ choice, value }: Named, text: string): boolean =>
  text === value || (choice === "address" && (text.startsWith(`${value}#`) || text.startsWith(`${value}?`)));

/** Where a link of a text leads if it leads to what is named: to a page, or to a picture of its gallery. */
function linkTo({ choice, value }: Named): RegExp | undefined {
  const target =
    choice === "address"
      ? `${RegExp.escape(value)}(?:[?#][^)\\s]*)?`
      : choice === "picture"
        ? `[^)\\s]*[?&]item=${RegExp.escape(value)}(?:[&#][^)\\s]*)?`
        : undefined;
  return target === undefined ? undefined : new RegExp(`\\[((?:[^\\[\\]]|\\[[^\\]]*\\])*)\\]\\(${target}\\)`, "g");
}

/** A block with each of its texts changed. */
export function withTexts(block: Block, change: (text: string) => string): Block {
  switch (block.kind) {
    case "list":
      return { ...block, items: block.items.map(change) };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(change)) };
    default:
      return { ...block, text: change(block.text) };
  }
}

/** A block with words in place of its links to what is named. */
export const withoutLinks = (block: Block, named: readonly Named[]): Block =>
  withTexts(block, (text) =>
    named.reduce((left, one) => {
      const link = linkTo(one);
      return link ? left.replaceAll(link, "$1") : left;
    }, text),
  );

/** A picture with texts of its own needs no gallery to describe it. */
const describesItself = (settings: unknown): boolean =>
  ["caption", "alt"].every((key) => typeof ownValue(settings, key) === "string");

function inSettings(
  value: unknown,
  schema: FormSchema | undefined,
  named: readonly Named[],
  path: ValuePath,
): Reference[] {
  if (!schema) return [];
  if (typeof value === "string") {
    return named
      .filter((one) => schema["choice"] === one.choice && isNamed(one, value))
      .map((one) => ({ path, named: one }));
  }
  if (Array.isArray(value))
    return value.flatMap((entry, index) => inSettings(entry, schema.items, named, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  const wanted = describesItself(value) ? named.filter(({ choice }) => choice !== "picture") : named;
  return Object.entries(value).flatMap(([key, inner]) =>
    // Former addresses lead to a page, and not from it.
    key === "formerly" ? [] : inSettings(inner, schema.properties?.[key], wanted, [...path, key]),
  );
}

/** Where a file names one of several things. A gallery's own pictures are what it names them by. */
export function referencesIn(
  file: string,
  { data, blocks = [] }: Versioned,
  schema: FormSchema,
  named: readonly Named[],
): Reference[] {
  const wanted = kindOf(file) === contentKinds.galleries ? named.filter(({ choice }) => choice !== "picture") : named;
  const inText = blocks.flatMap((block, index) =>
    wanted
      .filter((one) => JSON.stringify(withoutLinks(block, [one])) !== JSON.stringify(block))
      .map((one) => ({ path: ["blocks", index], named: one })),
  );
  return [...inSettings(data, schema, wanted, ["data"]), ...inText];
}

const gone = Symbol("gone");

/** What is left of a value without the value at a path, and without what cannot be without it. */
function leftOf(value: unknown, schema: FormSchema | undefined, [key, ...rest]: ValuePath): unknown {
  if (key === undefined) return gone;
  if (Array.isArray(value)) {
    const at = Number(key);
    const inner = leftOf(value[at], schema?.items, rest);
    if (inner !== gone) return value.with(at, inner);
    const left = value.toSpliced(at, 1);
    return left.length < (schema?.minItems ?? 0) ? gone : left;
  }
  const inner = leftOf(ownValue(value, key), schema?.properties?.[key], rest);
  const { [key]: _, ...others } = value as Record<string | number, unknown>;
  const isNeeded = schema?.required?.includes(String(key)) === true;
  if (inner === gone) return isNeeded ? gone : others;
  return Array.isArray(inner) && inner.length === 0 && !isNeeded ? others : { ...(value as object), [key]: inner };
}

/** A file's content without some references, and those that it could not lose. */
export interface Without {
  /** Undefined if the file would be nothing without one of them. */
  readonly content: Versioned | undefined;
  /** What its file cannot be without, and leads elsewhere. */
  readonly led: readonly Reference[];
}

/**
 * A file's content without some references. Links of its text become words.
 * @param instead where an address leads that cannot go
 */
export function withoutReferences(
  { data, blocks }: Versioned,
  schema: FormSchema,
  references: readonly Reference[],
  instead: string | undefined,
): Without {
  let left = data;
  const led: Reference[] = [];
  // From the last, so that the places of those before it stay.
  for (const reference of references.toReversed()) {
    const { path, named } = reference;
    const [part, ...place] = path;
    // It may have gone with another reference of the same settings.
    if (part !== "data" || !isNamed(named, String(valueAt(left, place)))) continue;
    const now = leftOf(left, schema, place);
    // An old address leads on.
    const leadsOn = ownValue(valueAt(left, place.slice(0, -1)), "formerly") !== undefined && instead !== undefined;
    if (now !== gone && !leadsOn) left = now;
    else if (named.choice === "address" && instead !== undefined) {
      left = withValueAtPath(left, place, () => instead);
      led.push(reference);
    } else return { content: undefined, led: [] };
  }
  const named = references.map((reference) => reference.named);
  return { content: { data: left, ...(blocks && { blocks: blocks.map((block) => withoutLinks(block, named)) }) }, led };
}
