import { expect, test } from "vitest";
import { type BuiltElement, elementsOf } from "./built-pages.ts";
import { everyPath as paths } from "../spec-pages.ts";

/** The text and the alternative texts in an element. */
const contentOf = (element: BuiltElement): string =>
  [element.text, ...element.inside().map(({ attributes }) => attributes["alt"] ?? "")].join(" ").trim();

/** The name of an element, from its labels or its content. */
function nameOf(element: BuiltElement, all: readonly BuiltElement[]): string {
  const { "aria-label": label, "aria-labelledby": ids } = element.attributes;
  const named = ids?.split(" ").map((id) => all.find(({ attributes }) => attributes["id"] === id));
  if (named) {
    return named
      .map((one) => (one ? (one.attributes["aria-label"] ?? contentOf(one)) : ""))
      .join(" ")
      .trim();
  }
  return (label ?? (element.tag === "table" ? "" : contentOf(element))).trim();
}

/** A link to a model, a file or the counterpart of a picture. */
const ofPicture = ({ tag, attributes }: BuiltElement) =>
  tag === "a" &&
  ("data-model" in attributes || "download" in attributes || attributes["href"]?.includes("?item=") === true);

test("every table has a name", () => {
  let tables = 0;
  for (const path of paths) {
    const all = elementsOf(path);
    for (const table of all.filter(({ tag }) => tag === "table")) {
      tables += 1;
      expect(nameOf(table, all), `${path}: ${table.text.slice(0, 60)}`).not.toBe("");
    }
  }
  expect(tables).toBeGreaterThan(50);
});

test("a picture's link is named by its title, and its image by its description", () => {
  let links = 0;
  for (const path of paths) {
    const all = elementsOf(path);
    for (const link of all.filter(({ tag, attributes }) => tag === "a" && "data-item" in attributes)) {
      links += 1;
      const name = nameOf(link, all);
      expect(name).not.toBe("");
      expect(name.length, `${path}: ${name}`).toBeLessThanOrEqual(120);
      const image = link.inside().find(({ tag }) => tag === "img");
      expect(image?.attributes["alt"], `${path}: ${name}`).toBeTruthy();
      expect(image?.attributes["alt"]).not.toBe(name);
    }
  }
  expect(links).toBeGreaterThan(30);
});

test("links to models, files and counterparts of the same name on a page, or in a named group, have the same target; copy buttons say of what", () => {
  const found: string[] = [];
  for (const path of paths) {
    const all = elementsOf(path);
    const targets = new Map<string, string>();
    const groups = new Map(
      all
        .filter(({ attributes }) => attributes["role"] === "group")
        .flatMap((group) => group.inside().map(({ attributes }) => [attributes["href"], nameOf(group, all)] as const)),
    );
    for (const link of all.filter(ofPicture)) {
      const target = link.attributes["href"] ?? "";
      const name = `${groups.get(target) ?? ""} ${nameOf(link, all)}`.toLowerCase();
      if (targets.has(name) && targets.get(name) !== target) found.push(`${path}: ${name}`);
      targets.set(name, target);
    }
    const copies = all.filter(({ attributes }) => "data-copy" in attributes).map((button) => nameOf(button, all));
    expect(new Set(copies).size).toBe(copies.length);
  }
  expect(found).toEqual([]);
});
