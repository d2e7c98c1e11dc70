import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { expectedPages, firstSegment, navigation, sideLists, tiles, words } from "../spec-pages.ts";
import { addressesOf, type BuiltElement, builtText, elementsOf, only, plain, select, wordsOf } from "./built-pages.ts";

const { telephones } = readContent().company;
const headings = new Set(Object.values(sideLists).map(({ heading }) => heading));
const startsWith = (start: string) => (address: string) => address.startsWith(start);

/** The banner: what stands around the page's vertical title. */
const bannerOf = (header: BuiltElement): BuiltElement => {
  const found = header.children.find(({ children }) => children.some(({ tag }) => tag === "p"));
  if (!found) throw new Error("There is no banner");
  return found;
};

test.each(expectedPages)("$path has its header, side list, company panel and footer", (expected) => {
  const { path } = expected;
  const all = elementsOf(path);
  const header = all.find(({ tag }) => tag === "header")!;
  const banner = bannerOf(header);
  const heading = wordsOf(only(all, "h1"));
  if (expected.title) expect.soft(heading).toBe(expected.title);
  expect.soft(wordsOf(only(banner.children, "p"))).toBe(expected.banner);
  expect.soft(addressesOf(select(only(banner.inside(), "nav").inside(), "a"))).toEqual(tiles);
  for (const { attributes } of select(banner.inside(), "use")) {
    const [file = "", drawing] = (attributes["href"] ?? "").split("#");
    expect.soft(builtText(file)).toContain(`id="${drawing}"`);
  }
  const logo = only(banner.children, "a", { href: "/" });
  expect.soft(select(logo.inside(), "svg", { role: "img" })).toHaveLength(1);
  // Of the day of the build; the visitor's clock corrects it (apps/site/tests/browser/navigation.spec.ts).
  const footer = only(all, "footer");
  expect.soft(wordsOf(footer)).toMatch(/© \d{4} /);
  for (const part of [footer, only(all, "nav", { id: "menu-panel" })]) {
    const links = addressesOf(select(part.inside(), "a"));
    expect.soft(links.filter(startsWith("tel:"))).toHaveLength(1);
    expect.soft(links.filter(startsWith("mailto:"))).toHaveLength(1);
  }
  expectNavigation(header, path);
  expectSideList(all, expected);
  expectCompanyPanel(all, path);
});

function expectNavigation(header: BuiltElement, path: string): void {
  const section = `/${firstSegment(path)}`;
  const bar = header.inside().find(({ tag }) => tag === "nav")!;
  const links = select(bar.inside(), "a");
  expect.soft(addressesOf(links)).toEqual(Object.keys(navigation));
  expect.soft(links.map(wordsOf)).toEqual(Object.values(navigation).map(plain));
  const active = links.filter(({ attributes }) => "aria-current" in attributes);
  expect.soft(addressesOf(active)).toEqual(section in navigation ? [section] : []);
}

function expectSideList(all: readonly BuiltElement[], { path, profile }: (typeof expectedPages)[number]): void {
  const expected = sideLists[firstSegment(path)];
  for (const heading of headings) {
    const lists = select(all, "nav", { "aria-label": heading });
    expect.soft(lists, heading).toHaveLength(heading === expected?.heading ? 1 : 0);
  }
  if (!expected) return;
  const list = only(all, "nav", { "aria-label": expected.heading });
  expect.soft(wordsOf(only(list.children, "p"))).toBe(expected.heading);
  expect.soft(addressesOf(select(only(list.inside(), "ul").inside(), "a"))).toEqual(expected.links);
  expect
    .soft(addressesOf(list.children.flatMap(({ children }) => select(children, "a"))))
    .toEqual([...expected.further, profile].filter((to) => to !== undefined));
  const profileLinks = select(list.inside(), "a").filter(
    (link) => wordsOf(link) === words.labels.viewExperienceProfile,
  );
  expect.soft(addressesOf(profileLinks)).toEqual(profile ? [profile] : []);
}

function expectCompanyPanel(all: readonly BuiltElement[], path: string): void {
  const panel = only(all, "aside").inside();
  const withData = path !== "/";
  const links = addressesOf(select(panel, "a"));
  const extraLogo = sideLists[firstSegment(path)]?.extraLogo;
  expect.soft(select(panel, "svg", { role: "img" })).toHaveLength(extraLogo ? 2 : 1);
  expect.soft(links.filter(startsWith("tel:"))).toHaveLength(withData ? telephones.length : 0);
  expect.soft(links.filter(startsWith("mailto:"))).toHaveLength(withData ? 1 : 0);
  expect.soft(select(panel, "address")).toHaveLength(withData ? 1 : 0);
}
