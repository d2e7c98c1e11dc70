import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { everyPath, pagesToLookAt, specPages, words } from "../spec-pages.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { elementsOf } from "./built-pages.ts";
import { form } from "./enquiry-form.ts";

/** The HTML of every page from the server, by path. Node's fetch takes a tenth of the time of Playwright's. */
async function readAll(site: string): Promise<Map<string, string>> {
  const texts = everyPath.map(async (path) => [path, await (await fetch(site + path)).text()] as const);
  return new Map(await Promise.all(texts));
}

const capturesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

test("every page has a unique title and description", async ({ site }) => {
  const pages = [...(await readAll(site.url)).values()];
  for (const pattern of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
    const captures = pages.map((html) => capturesOf(html, pattern));
    expect(captures.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(captures.flat()).size).toBe(everyPath.length);
  }
});

test("pages with `enquire` end with a link to the enquiry form", async ({ page, request }) => {
  const asking = [...readContent().pages.values()].filter(({ frontMatter }) => frontMatter.enquire);
  expect(asking.length).toBeGreaterThan(0);
  for (const { path } of asking) {
    const [main = ""] = /<main.*<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    expect(main.slice(main.lastIndexOf("<section")), path).toMatch(/<a [^>]*href="\/contact"/);
  }
  await page.goto(asking[0]?.path ?? "");
  await page.locator("main section").last().getByRole("link").click();
  await expect(form(page)).toBeVisible();
});

test("there are no dead internal links or fragments", async ({ site }) => {
  const pages = await readAll(site.url);
  const links = [
    ...new Set(
      [...pages].flatMap(([path, html]) =>
        capturesOf(html, /<a [^>]*?href="([/#][^"]*)"/g).map((href) => (href.startsWith("#") ? path + href : href)),
      ),
    ),
  ];
  // A query chooses within a page, so each file is asked for once.
  const files = new Set(links.map((link) => link.split(/[?#]/)[0] ?? "").filter((path) => !pages.has(path)));
  const answers = await Promise.all(
    [...files].map(async (path) => [path, (await fetch(site.url + path, { method: "HEAD" })).ok] as const),
  );
  const missing = new Set(answers.filter(([, found]) => !found).map(([path]) => path));
  const isDead = (link: string) => {
    const { pathname, hash } = new URL(link, "http://site.example");
    if (missing.has(pathname)) return true;
    return hash !== "" && !(pages.get(pathname)?.includes(` id="${hash.slice(1)}"`) ?? true);
  };
  expect(links.length).toBeGreaterThan(everyPath.length);
  expect(links.filter(isDead)).toEqual([]);
});

test("links to other sites open in a new tab with rel=noopener", async ({ page, site }) => {
  const withLink = [...(await readAll(site.url))].filter(([, html]) => /<a [^>]*?href="http/.test(html));
  const faults: string[] = [];
  for (const [path, html] of withLink) {
    for (const [tag] of html.matchAll(/<a [^>]*?href="http[^>]*>/g))
      if (!/ target="_blank"/.test(tag) || !/ rel="[^"]*\bnoopener\b/.test(tag)) faults.push(`${path}: ${tag}`);
    if (!pagesToLookAt.includes(path)) continue;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const hidden = await page.locator("a[href^='http']").evaluateAll((all) => all.filter((a) => !a.checkVisibility()));
    if (hidden.length > 0) faults.push(`${path}: ${hidden.length} hidden`);
  }
  expect(faults).toEqual([]);
  const spec = specPages.filter(({ external }) => external).map(({ path }) => path);
  expect(withLink.map(([path]) => path)).toEqual(expect.arrayContaining(spec));
});

for (const { path, showcase } of specPages.filter(({ showcase }) => showcase)) {
  test(`SHOWCASE on ${path} leads to ${showcase}`, async ({ page }) => {
    await page.goto(path);
    await page.locator("main").getByRole("link", { name: words.labels.showcase, exact: true }).click();
    await expect(page).toHaveURL(showcase ?? "");
  });
}

test("only pages with `showcase` have a SHOWCASE link in their content", () => {
  const hasLink = (path: string) =>
    elementsOf(path)
      .find(({ tag }) => tag === "main")
      ?.inside()
      .some(({ tag, text }) => tag === "a" && text.trim() === words.labels.showcase);
  const expected = [...readContent().pages.values()].filter(({ frontMatter }) => frontMatter.showcase);
  expect(everyPath.filter(hasLink)).toEqual(expected.map(({ path }) => path));
});
