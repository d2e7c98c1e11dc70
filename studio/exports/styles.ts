/** The properties that a mark has: those of its groups, under its own attributes and style. */

/** A node of the tree that SVGO reads. */
export interface Element {
  type: "element";
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | { type: "text"; name?: undefined; value: string })[];
}

export type Properties = Readonly<Record<string, string>>;

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

const propertiesIn = (style = ""): Properties =>
  Object.fromEntries(
    style
      .split(";")
      .filter((one) => one.includes(":"))
      .map((one) => one.split(":").map((side) => side.trim())),
  );

/** What holds for an element: what it inherits, under what it says about itself. Rules are in its style already. */
export const cascaded = (above: Properties, { attributes }: Element): Properties => {
  const own: Properties = { ...attributes, ...propertiesIn(attributes["style"]) };
  return Object.fromEntries(
    inherited.flatMap((name) => {
      const value = own[name] ?? above[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** The first selector of a style sheet with a pseudo-class, which SVGO does not apply. Paper has no media queries. */
export const selectorNotRead = (rules: string): string | undefined =>
  rules
    .split(/\{[^}]*\}|,/)
    .map((selector) => selector.trim())
    .find((selector) => /^[^@]+:/.test(selector));
