import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { Page } from "@ttpl/content/content.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { mostBytesOf } from "../../../../studio/sheets/limits.ts";
import { everyPath, words } from "../spec-pages.ts";
import { mainOf, plain, select } from "./built-pages.ts";

const content = readContent();

/** The pictures in a page. */
const picturesIn = (path: string) =>
  select(mainOf(path).inside(), "img").map(({ attributes: { src = "", alt = "", width, height } }) => ({
    src,
    name: src.split("/").at(-2) ?? "",
    alt,
    area: Number(width) * Number(height),
  }));

test("no page shows a picture twice, and each has dimensions and one description on all pages", () => {
  const descriptions = new Map<string, string>();
  for (const path of everyPath) {
    const shown = picturesIn(path);
    for (const { src, name, alt, area } of shown) {
      expect(alt, src).not.toBe("");
      expect(area, src).toBeGreaterThan(0);
      expect(alt, `${path}: ${name}`).toBe(descriptions.get(name) ?? alt);
      descriptions.set(name, alt);
    }
    const files = shown.map(({ src }) => src);
    expect(files, path).toEqual([...new Set(files)]);
  }
});

/** The names of the pictures that the content gives a page. */
function expectedPictures({ frontMatter }: Page): (string | undefined)[] {
  switch (frontMatter.template) {
    case "home":
      return [frontMatter.figure?.name];
    case "article":
      return [frontMatter.figure, ...(frontMatter.figures?.items ?? [])].map((figure) => figure?.name);
    case "timeline":
      return frontMatter.events.map(({ picture }) => picture?.name);
    case "gallery":
      return (content.galleries.get(frontMatter.gallery)?.items ?? []).map(({ id, alt, sheetAlt }) =>
        frontMatter.shows === "sheets" ? sheetAlt && `${id}-sheet` : alt && id,
      );
    default:
      return [];
  }
}

test("each page has the pictures that its content names", () => {
  const namesIn = (path: string) => [...new Set(picturesIn(path).map(({ name }) => name))].toSorted();
  const shown = Object.fromEntries(everyPath.map((path) => [path, namesIn(path)]));
  const expected = [...content.pages.values()].map((page) => [page.path, expectedPictures(page).filter(Boolean)]);
  expect(shown).toEqual(Object.fromEntries(expected.map(([path, names]) => [path, [...(names ?? [])].toSorted()])));
  expect(everyPath.some((path) => picturesIn(path).length > 0)).toBe(true);
});

test("whose the pictures are stands once on the site, where search engines lead whoever wants to use one", () => {
  const { own, licence } = words.pictures;
  const [page = "", anchor] = licence.to.split("#");
  const stated = everyPath.flatMap((path) =>
    mainOf(path)
      .inside()
      .filter(({ tag, text }) => tag === "p" && plain(text).includes(own))
      .map(({ attributes }) => ({ path, id: attributes["id"] })),
  );
  expect(stated).toEqual([{ path: page, id: anchor }]);
});

/** The widest file of a render may be larger (docs/decisions/0052-widths-of-renders.md), and a sheet on large paper. */
function mostBytes(file: string): number {
  if (file.endsWith("/1600.avif")) return 150_000;
  if (!/-sheet\/[^/]*\.svg$/.test(file)) return 60_000;
  // A data sheet among the diagrams is on no paper.
  return mostBytesOf(readFileSync(join(publicFolder, file), "utf8")) || 60_000;
}

test("each picture's files are small as they are sent, but for the owner's photos", async () => {
  const files = new Set(
    everyPath.flatMap((path) =>
      select(mainOf(path).inside(), "img").flatMap(({ attributes: { src = "", srcset = "" } }) => [
        src,
        ...srcset.split(", ").flatMap((candidate) => candidate.split(" ")[0] || []),
      ]),
    ),
  );
  expect(files.size).toBeGreaterThan(50);
  for (const file of [...files].filter((one) => !one.startsWith("/photos/"))) {
    const response = await fetch(inject("site") + file, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    const bytes = Number(response.headers.get("content-length"));
    expect([file, response.status]).toEqual([file, 200]);
    expect(bytes, file).toBeGreaterThan(0);
    expect(bytes, file).toBeLessThanOrEqual(mostBytes(file));
  }
});
