import { existsSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";
import { copyIn } from "@ttpl/content/tests/content-copy.ts";
import { mark, markedFiles, phrasesOf, plainly } from "@ttpl/content/tests/marked-content.ts";
import { isShownPicture } from "@ttpl/content/derive/shown-pictures.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { redirectsFile } from "@ttpl/server/static-site/redirects.ts";
import { copySite } from "@ttpl/testing/site-copy.ts";
import { temporaryFolder, type TemporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { specPages } from "../spec-pages.ts";
import { nodeIn } from "./node-in.ts";

// A release of the real content with everything open, built and read as visitors get it.
let site: TemporaryFolder;
let files: ReturnType<typeof markedFiles>;
let pages: typeof import("../pages/built-pages.ts");
/** A picture that no page of the release shows. */
let unshown: string;

beforeAll(async () => {
  site = await temporaryFolder();
  copySite(site.path);
  // What is compressed has been compressed before, which is most of a build.
  mkdirSync(".cache/build", { recursive: true });
  if (!existsSync(join(site.path, ".cache"))) symlinkSync(resolve(".cache"), join(site.path, ".cache"));
  const copy = copyIn(site.path);
  files = markedFiles(copy);
  for (const file of files) mark(copy, file, () => true);
  unshown = withoutPlainCaption("pages/home.md");
  const { code, output } = await nodeIn(site.path, ["tools/build.ts"], {
    signal: AbortSignal.timeout(500_000),
    env: { RELEASE: "1" },
  });
  expect(code, output).toBe(0);
  process.env["SITE_DIR"] = join(site.path, "build/client");
  pages = await import("../pages/built-pages.ts");
});
afterAll(() => site[Symbol.asyncDispose]());

/** Takes from a page’s picture the caption with which it could be shown. Returns its name. */
function withoutPlainCaption(page: string): string {
  const file = join(site.path, "content", page);
  const { head = "", yaml = "", rule = "", markdown = "" } = pageParts(readFileSync(file, "utf8")) ?? {};
  const settings = JSON.parse(yaml) as { figure: { name: string; plain?: string } };
  delete settings.figure.plain;
  writeFileSync(file, `${head}${JSON.stringify(settings)}\n${rule}${markdown}`);
  return settings.figure.name;
}

const documents = () =>
  globSync("**/index.html", { cwd: pages.builtFolder }).map(
    (file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`,
  );

test("every route of the specification answers with its banner and its title", () => {
  for (const { path, banner, title } of specPages) {
    const elements = pages.elementsOf(path);
    expect(pages.wordsOf(pages.only(elements, "h1")), path).toMatch(
      title === undefined ? /\w/ : new RegExp(`^${title}$`),
    );
    expect(
      elements.some((element) => pages.wordsOf(element) === banner),
      `${path}: ${banner}`,
    ).toBe(true);
    expect(pages.meta(elements, "description")?.length, path).toBeGreaterThanOrEqual(50);
  }
});

test("no page counts nothing, has an empty frame, or a heading over nothing", () => {
  const faults = documents().flatMap((path) => {
    const all = pages.elementsOf(path).filter(({ tag }) => tag !== "head");
    const text = pages.plain(pages.only(pages.elementsOf(path), "body").textWithout("script", "style", "noscript"));
    // The live plant counts its alarms, its words fill their places when it runs.
    const counts =
      text.match(/\b(?:0|[Nn]o|[Zz]ero) (?:projects|quotes|openings|clients|testimonials|pictures)\b/g) ?? [];
    const names = text.match(/\{(?:team|support|quotes|projects|pictures|associate|sister)\}/gi) ?? [];
    const main = pages.mainOf(path).inside();
    const isLater = ({ attributes }: (typeof main)[number]) =>
      "hidden" in attributes ||
      "role" in attributes ||
      Object.keys(attributes).some((name) => name.startsWith("data-"));
    const later = new Set(main.filter(isLater).flatMap((element) => [element, ...element.inside()]));
    const frames = main.filter(
      (element) =>
        /^(?:ul|ol|dl|table|tbody|nav|section|figure|p|h[1-6])$/.test(element.tag) &&
        !later.has(element) &&
        pages.wordsOf(element) === "" &&
        pages.select(element.inside(), "img").length === 0,
    );
    const bare = main.filter((element) => {
      const { tag, children } = element;
      if (tag !== "section" || later.has(element)) return false;
      const [heading, ...others] = children;
      return (
        /^h\d$/.test(heading?.tag ?? "") &&
        others.every((other) => pages.wordsOf(other) === "" && pages.select(other.inside(), "img").length === 0)
      );
    });
    expect(all.length).toBeGreaterThan(10);
    return [...counts, ...names, ...frames.map(({ tag }) => `empty ${tag}`), ...bare.map(pages.wordsOf)].map(
      (fault) => `${path}: ${fault}`,
    );
  });
  expect(faults.filter((fault) => !fault.startsWith("/demo: empty"))).toEqual([]);
});

test("no link is dead, and what is not there leads on", () => {
  const built = new Set(documents());
  const idsOf = (path: string) => new Set(pages.elementsOf(path).map(({ attributes }) => attributes["id"]));
  const links = new Set(
    documents().flatMap((path) =>
      pages
        .addressesOf(pages.select(pages.elementsOf(path), "a"))
        .filter((href) => /^[/#]/.test(href))
        .map((href) => new URL(href, `http://site.example${path}`).href),
    ),
  );
  const isDead = (link: string) => {
    const { pathname, hash, searchParams } = new URL(link);
    if (!built.has(pathname))
      return !existsSync(pages.builtFile(pathname)) || !statSync(pages.builtFile(pathname)).isFile();
    const item = searchParams.get("item");
    return (
      (hash !== "" && !idsOf(pathname).has(decodeURIComponent(hash.slice(1)))) ||
      (item !== null && !idsOf(pathname).has(item))
    );
  };
  expect(links.size).toBeGreaterThan(built.size);
  expect([...links].filter(isDead)).toEqual([]);
  const redirects = new Map(
    pages
      .builtText(redirectsFile)
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(" ") as [string, string]),
  );
  const gone = [...readContent().pages.keys()].filter((path) => !built.has(path));
  expect(gone.length).toBeGreaterThan(0);
  for (const path of gone) expect(built.has(redirects.get(path) ?? "nowhere"), path).toBe(true);
});

test("nothing that is open is in any file", () => {
  const phrases = phrasesOf(
    files.flatMap(({ entries }) => entries),
    files,
  );
  expect(phrases.length).toBeGreaterThan(100);
  const names = globSync("**/*.{html,js,json,xml,txt,csv,vcf,webmanifest}", { cwd: pages.builtFolder });
  const found = names.flatMap((name) => {
    // Drawings and models say what they are themselves.
    if (/^(?:pictures|photos)\//.test(name.replaceAll("\\", "/"))) return [];
    const text = readFileSync(join(pages.builtFolder, name), "utf8")
      .replaceAll("&amp;", "&")
      .replaceAll("&quot;", '"')
      .replaceAll(/<[^>]*>/g, "");
    const said = plainly(text);
    return phrases.filter((phrase) => said.includes(phrase)).map((phrase) => `${name}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

test("pictures that no page shows are not in it", () => {
  const isShown = isShownPicture(readContent(join(site.path, "content"), { confirmedOnly: true }));
  expect(isShown(unshown)).toBe(false);
  const shipped = globSync("{pictures,photos}/*", { cwd: pages.builtFolder }).map(
    (file) => file.split(/[/\\]/)[1] ?? "",
  );
  expect(shipped.length).toBeGreaterThan(20);
  expect(shipped.filter((name) => !isShown(name.split(".")[0] ?? ""))).toEqual([]);
});
