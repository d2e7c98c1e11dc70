import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openingsOf } from "@ttpl/content/derive/openings.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { everyPath } from "../spec-pages.ts";
import { builtFile, builtText, type BuiltElement, elementsOf, link, meta, select } from "./built-pages.ts";
import { type Data, faultsIn, textsIn, thingsOf } from "./required-fields.ts";

const content = readContent();
const { origin, brand } = content.company;

const structuredData = (elements: readonly BuiltElement[]): Data => {
  const scripts = elements.filter(({ attributes }) => attributes["type"] === "application/ld+json");
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]!.text) as Data;
};

/** Whether the target of an internal URL exists in the built site. */
function exists(address: string): boolean {
  const { pathname, hash } = new URL(address);
  if (existsSync(builtFile(`${pathname}/index.html`))) {
    return hash === "" || elementsOf(pathname).some(({ attributes }) => attributes["id"] === hash.slice(1));
  }
  return existsSync(builtFile(pathname)) && statSync(builtFile(pathname)).isFile();
}

test("each page has its canonical URL and the metadata for shared links", async () => {
  for (const path of everyPath) {
    const elements = elementsOf(path);
    const title = elements.find(({ tag }) => tag === "title")?.text;
    expect(link(elements, "canonical"), path).toBe(origin + path);
    expect(meta(elements, "og:url"), path).toBe(origin + path);
    expect(meta(elements, "og:title"), path).toBe(title);
    expect(meta(elements, "og:description"), path).toBe(meta(elements, "description"));
    expect(meta(elements, "og:site_name"), path).toBe(brand);
    expect(meta(elements, "og:type"), path).toBe("website");
    expect(meta(elements, "twitter:card"), path).toBe("summary_large_image");
    const isHidden = content.pages.get(path)?.frontMatter.unlisted ?? false;
    expect(meta(elements, "robots"), path).toBe(isHidden ? "noindex" : undefined);
    const picture = meta(elements, "og:image") ?? "";
    expect(picture, path).toMatch(origin);
    const file = builtFile(new URL(picture).pathname);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], path).toEqual([1200, 630, "png"]);
    expect([meta(elements, "og:image:width"), meta(elements, "og:image:height")], path).toEqual(["1200", "630"]);
    expect(statSync(file).size, path).toBeLessThanOrEqual(60_000);
    expect(statSync(file).size, path).toBeGreaterThan(10_000);
  }
});

test("the 404 page is excluded from search engines", () => {
  const elements = elementsOf("/404");
  expect(meta(elements, "robots")).toBe("noindex");
  expect(link(elements, "canonical")).toBeUndefined();
  expect(meta(elements, "og:url")).toBeUndefined();
});

test("each page's structured data have the required properties and only valid internal URLs", () => {
  for (const path of everyPath) {
    const data = structuredData(elementsOf(path));
    expect(faultsIn(data), path).toEqual([]);
    const own = textsIn(data).filter((text) => text.startsWith(`${origin}/`) && !text.endsWith("#organization"));
    expect(
      own.filter((address) => !exists(address)),
      path,
    ).toEqual([]);
  }
});

// Whether it is open, the build's day decides: apps/site/tests/unit/seo/structured-data.test.ts.
test("a job opening is on the page of one that has a place and dates, and on no other", () => {
  const described = openingsOf(content)
    .flatMap(({ openings }) => openings)
    .filter(({ location, posted, until }) => location && posted && until);
  for (const path of everyPath) {
    const titles = thingsOf("JobPosting", structuredData(elementsOf(path))).map(({ title }) => title);
    const own = described.filter(({ to }) => to === path).map(({ title }) => title);
    expect([[], own], path).toContainEqual(titles);
  }
});

test("the structured data describe the company, its services and every picture", () => {
  const on = (type: string) => everyPath.filter((path) => thingsOf(type, structuredData(elementsOf(path))).length > 0);
  expect(thingsOf("WebSite", structuredData(elementsOf("/")))).toHaveLength(1);
  expect(thingsOf("ContactPoint", structuredData(elementsOf("/")))).toHaveLength(content.company.telephones.length);
  const services = [...content.pages.values()].filter(({ frontMatter }) => "serviceType" in frontMatter);
  expect(services.length).toBeGreaterThan(0);
  expect(on("Service")).toEqual(services.map(({ path }) => path));
  for (const path of everyPath) {
    const shown = elementsOf(path).filter(
      ({ tag, attributes }) =>
        tag === "a" &&
        /^\/(pictures|photos)\/[^.]+\.(avif|svg)$/.test(attributes["href"] ?? "") &&
        !("download" in attributes),
    );
    expect(thingsOf("ImageObject", structuredData(elementsOf(path))), path).toHaveLength(shown.length);
  }
});

test("the breadcrumb of the structured data leads to the page, and the page shows the steps before it", () => {
  for (const path of everyPath.filter((each) => each !== "/")) {
    const elements = elementsOf(path);
    const shown = elements
      .filter(
        ({ tag, attributes }) => tag === "nav" && attributes["aria-label"] === content.layoutWords.labels.breadcrumbs,
      )
      .flatMap((nav) => select(nav.inside(), "a"));
    const steps = thingsOf("ListItem", structuredData(elements));
    expect(steps.length, path).toBeGreaterThanOrEqual(2);
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_, place) => place + 1));
    expect(steps.at(-1)?.item, path).toBe(origin + path);
    // The home page alone is not worth a line: the logo leads there.
    const before = steps.length > 2 ? steps.slice(0, -1) : [];
    expect(
      shown.map(({ text, attributes }) => [text, origin + attributes["href"]]),
      path,
    ).toEqual(before.map(({ name, item }) => [name, item]));
  }
  expect(thingsOf("ListItem", structuredData(elementsOf("/")))).toEqual([]);
});

test("the sitemap lists every page once, except those kept out of search engines, with a date that is not in the future", () => {
  const entries = [
    ...builtText("/sitemap.xml").matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ];
  const listed = everyPath.filter((path) => !content.pages.get(path)?.frontMatter.unlisted);
  expect(entries.map(([, address]) => address).toSorted()).toEqual(listed.map((path) => origin + path).toSorted());
  for (const [, address, date] of entries) {
    if (date !== undefined) expect(Date.parse(date), address).toBeLessThanOrEqual(Date.now());
  }
  expect(builtText("/robots.txt")).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test("the manifest's icons exist in the stated sizes", async () => {
  expect(link(elementsOf("/"), "manifest")).toBe("/manifest.webmanifest");
  const manifest = JSON.parse(builtText("/manifest.webmanifest")) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toContain(brand);
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== "any")) {
    const { width, height } = await sharp(builtFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  const apple = await sharp(builtFile(link(elementsOf("/"), "apple-touch-icon") ?? "")).metadata();
  expect([apple.width, apple.height, apple.hasAlpha]).toEqual([180, 180, false]);
});

test("security.txt names the contact and until when it holds", () => {
  const text = builtText("/.well-known/security.txt");
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1] ?? "";
  expect(field("Contact")).toBe(`mailto:${content.company.email}`);
  expect(field("Canonical")).toBe(`${origin}/.well-known/security.txt`);
  expect(field("Expires")).toBe(`${content.company.security.expires}T00:00:00Z`);
});
