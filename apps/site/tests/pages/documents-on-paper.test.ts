import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { pageWith } from "@ttpl/content/content.ts";
import { statementParts } from "@ttpl/content/derive/capability-statement.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { addressesOf, builtFile, mainOf, only, select, wordsOf } from "./built-pages.ts";

const content = readContent();
const { path } = pageWith("terms", content.pages.values())!;
const { agreement, stated } = pageDataAt(content, path, "terms");
const statement = statementParts(content)!.whole;
const terms = mainOf(path).inside();

const linksIn = (page: string) => addressesOf(select(mainOf(page).inside(), "a"));

// What stands in them: apps/site/tests/unit/paper-documents.test.ts.
test("the agreement and the statement are PDFs on each paper, and linked by their names", async () => {
  for (const [page, { name, files }] of [
    [path, agreement],
    ["/experience", statement],
  ] as const) {
    expect(files.length).toBeGreaterThan(1);
    for (const [index, { paper, file }] of files.entries()) {
      const inside = mainOf(page).inside();
      const link =
        index === 0
          ? select(inside, "a").find((one) => wordsOf(one) === name)
          : only(inside, "a", { "aria-label": `${name}, ${paper}` });
      expect(link?.attributes["href"]).toBe(file);
      const { numPages } = await getDocumentProxy(new Uint8Array(readFileSync(builtFile(file))));
      expect(numPages, file).toBeGreaterThan(0);
    }
  }
});

test("of what the terms state, unfilled facts leave nothing behind", () => {
  const sections = select(terms, "section", { id: "stated" });
  expect(sections).toHaveLength(stated ? 1 : 0);
  expect(sections.flatMap((section) => select(section.inside(), "dt"))).toHaveLength(stated?.facts.length ?? 0);
});

test.each(["/offshore", "/products", "/products/columninternals", "/products/controlpanels", "/contact"])(
  "%s links to the terms",
  (from) => expect(linksIn(from)).toContain(path),
);

// That the menu lists them too: apps/site/tests/browser/menu.spec.ts.
test("the home page has one link to the statement", () => {
  const files = statement.files.map(({ file }) => file);
  expect(linksIn("/").filter((address) => files.includes(address))).toEqual([files[0]]);
});
