import type { APIRequestContext } from "@playwright/test";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { everyPath, specPages } from "../spec-pages.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { form } from "./enquiry-form.ts";

/** The HTML of every page from the server, by path. */
async function readAll(request: APIRequestContext): Promise<Map<string, string>> {
  const texts = everyPath.map(async (path) => [path, await (await request.get(path)).text()] as const);
  return new Map(await Promise.all(texts));
}

const capturesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

test("the site has the 37 pages of the spec", async ({ request }) => {
  const spec = specPages.map(({ path }) => path);
  expect(new Set(spec).size).toBe(37);
  expect(everyPath).toEqual(expect.arrayContaining(spec));
  for (const path of spec) expect((await request.get(path)).status(), path).toBe(200);
});

test("every page has a unique title and description", async ({ request }) => {
  const pages = [...(await readAll(request)).values()];
  for (const pattern of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
    const captures = pages.map((html) => capturesOf(html, pattern));
    expect(captures.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(captures.flat()).size).toBe(everyPath.length);
  }
});

test("pages with `enquire` end with a link to the enquiry form", async ({ page, request }) => {
  const asking = [...readContent().pages.values()].filter(({ frontMatter }) => frontMatter.enquire);
  expect(asking.length).toBeGreaterThan(everyPath.length / 2);
  for (const { path } of asking) {
    const [main = ""] = /<main.*<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    expect(main.slice(main.lastIndexOf("<section")), path).toMatch(/<a [^>]*href="\/contact"/);
  }
  await page.goto(asking[0]?.path ?? "");
  await page.locator("main section").last().getByRole("link").click();
  await expect(form(page)).toBeVisible();
});

test("there are no dead internal links or fragments", async ({ request }) => {
  const pages = await readAll(request);
  const links = new Set(
    [...pages].flatMap(([path, html]) =>
      capturesOf(html, /<a [^>]*?href="([/#][^"]*)"/g).map((href) => (href.startsWith("#") ? path + href : href)),
    ),
  );
  const dead: string[] = [];
  for (const link of links) {
    const [path = "", fragment] = link.split("#");
    const html = pages.get(path);
    if (html === undefined && !(await request.get(path)).ok()) dead.push(link);
    if (html !== undefined && fragment !== undefined && !html.includes(` id="${fragment}"`)) dead.push(link);
  }
  expect(links.size).toBeGreaterThan(everyPath.length);
  expect(dead).toEqual([]);
});

test("links to other sites open in a new tab with rel=noopener", async ({ page }) => {
  const withLink: string[] = [];
  for (const { path } of specPages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const external = page.locator("a[href^='http']");
    for (const link of await external.all()) {
      await expect(link, path).toHaveAttribute("target", "_blank");
      await expect(link, path).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(link, path).toBeVisible();
    }
    if ((await external.count()) > 0) withLink.push(path);
  }
  expect(withLink).toEqual(specPages.filter(({ external }) => external).map(({ path }) => path));
});

for (const { path, showcase } of specPages.filter(({ showcase }) => showcase)) {
  test(`SHOWCASE on ${path} leads to ${showcase}`, async ({ page }) => {
    await page.goto(path);
    await page.locator("main").getByRole("link", { name: "SHOWCASE", exact: true }).click();
    await expect(page).toHaveURL(showcase ?? "");
  });
}

test("no other page has a SHOWCASE link in its content", async ({ request }) => {
  const pages = await readAll(request);
  const withLink = [...pages].filter(([, html]) => />SHOWCASE<\/a>/.test(/<main.*<\/main>/s.exec(html)?.[0] ?? ""));
  expect(withLink.map(([path]) => path)).toEqual(specPages.filter(({ showcase }) => showcase).map(({ path }) => path));
});
