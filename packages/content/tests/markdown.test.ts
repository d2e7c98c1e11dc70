import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { ValidationError } from "../check/validation-error.ts";
import { fragmentOf } from "../parse/fragment.ts";
import { readMarkdown } from "../parse/markdown.ts";
import { readSourceFile } from "../parse/source-file.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** Parses a text below three lines of front matter. */
async function read(markdown: string) {
  const parent = await temporaryFolder();
  const page = join(parent, "content", "page.md");
  mkdirSync(dirname(page));
  writeFileSync(page, `---\ntitle: Page\n---\n${markdown}`);
  const errors: ValidationError[] = [];
  const prose = readMarkdown(readSourceFile(page, parent), errors);
  expect(errors).toEqual([]);
  return prose;
}

const nodesOf = async (markdown: string) => (await read(markdown)).sections[0]?.nodes;

test("a page is split into sections at its headings; the first section may have no heading", async () => {
  const { sections } = await read("Opening.\n\n## What you receive\n\nDrawings.\n\n## Terms & billing\n");
  expect(sections).toEqual([
    { nodes: [{ tag: "p", children: ["Opening."] }] },
    { heading: "What you receive", id: "what-you-receive", nodes: [{ tag: "p", children: ["Drawings."] }] },
    { heading: "Terms & billing", id: "terms-billing", nodes: [] },
  ]);
});

test("a page without text has no sections", async () => {
  expect(await read("")).toEqual({ sections: [], links: [] });
});

test.each([
  ["What you receive, from A to B", "what-you-receive-from-a-to-b"],
  ["24-hour support", "24-hour-support"],
  ["  “Quoted”  ", "quoted"],
  ["¼ of it", "1-4-of-it"],
])("the fragment of %j is %j", (heading, fragment) => {
  expect(fragmentOf(heading)).toBe(fragment);
});

test("emphasis, links and code in a heading are flattened to text", async () => {
  const { sections, links } = await read("## The **whole** [text](/contact) in `code`\n");
  expect(sections).toEqual([{ heading: "The whole text in code", id: "the-whole-text-in-code", nodes: [] }]);
  expect(links).toEqual([{ address: "/contact", line: 4 }]);
});

test("a third-level heading stays in its section", async () => {
  const { sections } = await read("## One\n\n### Of it\n\nText.\n");
  expect(sections).toHaveLength(1);
  expect(sections[0]?.nodes[0]).toEqual({ tag: "h3", children: ["Of it"] });
});

test("a multi-line paragraph is one text; emphasis, code and breaks are elements", async () => {
  expect(await nodesOf("One\ntwo **strong** *soft* `code`  \nnew line\n")).toEqual([
    {
      tag: "p",
      children: [
        "One two ",
        { tag: "strong", children: ["strong"] },
        " ",
        { tag: "em", children: ["soft"] },
        " ",
        { tag: "code", children: ["code"] },
        { tag: "br", children: [] },
        "new line",
      ],
    },
  ]);
});

test("lists are ul or ol, single-paragraph items have no p, and lists may be nested", async () => {
  expect(await nodesOf("- one\n- two\n  - inner\n\n1. first\n")).toEqual([
    {
      tag: "ul",
      children: [
        { tag: "li", children: ["one"] },
        {
          tag: "li",
          children: [
            { tag: "p", children: ["two"] },
            { tag: "ul", children: [{ tag: "li", children: ["inner"] }] },
          ],
        },
      ],
    },
    { tag: "ol", children: [{ tag: "li", children: ["first"] }] },
  ]);
});

test("links keep their address, and are collected with their line from all elements", async () => {
  const { sections, links } = await read(
    "[a](/services)\n\n- [b](https://example.com)\n\n| c |\n| --- |\n| [d](/icon.svg#e) |\n\n## [f](/contact)\n",
  );
  expect(sections[0]?.nodes[0]).toEqual({ tag: "p", children: [{ tag: "a", href: "/services", children: ["a"] }] });
  expect(links).toEqual([
    { address: "/services", line: 4 },
    { address: "https://example.com", line: 6 },
    { address: "/icon.svg#e", line: 10 },
    { address: "/contact", line: 12 },
  ]);
});

test("right-aligned columns are numeric", async () => {
  const cell = (text: string, numeric: boolean) => ({ content: [text], numeric });
  expect(await nodesOf("| Part | Number | Note |\n| --- | ---: | :-: |\n| Pump | 12 | new |\n")).toEqual([
    {
      tag: "table",
      head: [cell("Part", false), cell("Number", true), cell("Note", false)],
      rows: [[cell("Pump", false), cell("12", true), cell("new", false)]],
    },
  ]);
});
