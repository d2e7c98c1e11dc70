/** The part of CSS that our drawings use: rules for elements, classes and children of groups, and inheritance. */

/** A node of the tree that SVGO reads. */
export interface Element {
  type: "element";
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | { type: "text"; name?: undefined; value: string })[];
}

export type Properties = Readonly<Record<string, string>>;
interface Rule {
  parent: Simple | undefined;
  own: Simple;
  weight: number;
  properties: Properties;
}
interface Simple {
  name: string | undefined;
  class: string | undefined;
}

const simple = (selector: string): Simple => {
  const [all, name, className] = /^([a-z]*)(?:\.([a-z][\w-]*))?$/i.exec(selector.trim()) ?? [];
  if (!all) throw new Error(`The selector "${selector}" is not read yet: add it to exports/styles.ts`);
  return { name: name || undefined, class: className };
};
const weightOf = (parts: readonly (Simple | undefined)[]): number =>
  parts.reduce((sum, part) => sum + (part?.class ? 10 : 0) + (part?.name ? 1 : 0), 0);

const propertiesIn = (text: string): Properties =>
  Object.fromEntries(
    text
      .split(";")
      .filter((one) => one.includes(":"))
      .map((one) => one.split(":").map((side) => side.trim())),
  );

/** The rules of a style sheet, the weaker ones first; those for small screens and the typeface are left out. */
export function rulesIn(css: string): readonly Rule[] {
  const plain = css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, "").replaceAll(/@font-face\{[^}]*\}/g, "");
  return [...plain.matchAll(/([^{}]+)\{([^}]*)\}/g)]
    .flatMap(([, selectors = "", body = ""]) =>
      selectors.split(",").map((selector): Rule => {
        const [own = "", parent] = selector.split(">").toReversed();
        const parts = [parent === undefined ? undefined : simple(parent), simple(own)] as const;
        return { parent: parts[0], own: parts[1], weight: weightOf(parts), properties: propertiesIn(body) };
      }),
    )
    .toSorted((a, b) => a.weight - b.weight);
}

const matches = (wanted: Simple, element: Element | undefined): boolean =>
  element !== undefined &&
  (wanted.name === undefined || wanted.name === element.name) &&
  (wanted.class === undefined || (element.attributes["class"] ?? "").split(" ").includes(wanted.class));

/** What an element says about itself: attributes, then rules, then its own style. */
export const stylesOf = (rules: readonly Rule[], element: Element, groups: readonly Element[]): Properties =>
  Object.assign(
    { ...element.attributes },
    ...rules
      .filter(({ own, parent }) => matches(own, element) && (!parent || matches(parent, groups.at(-1))))
      .map(({ properties }) => properties),
    propertiesIn(element.attributes["style"] ?? ""),
  );

const inherited = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** What holds for an element: what it inherits, under what it says about itself. */
export const cascaded = (above: Properties, own: Properties): Properties =>
  Object.fromEntries(
    inherited.flatMap((name) => {
      const value = own[name] ?? above[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
