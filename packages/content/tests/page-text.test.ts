import { expect, test } from "vitest";
import { contentCopy, examplePage } from "./content-copy.ts";

const file = "pages/about/test-visits.md";

/** Markdown that is added on line 12, below the text of the example page. */
const cases: readonly [name: string, text: string, problem: string, fix: RegExp][] = [
  ["an inline HTML element", "Visit <br> us.", "cannot show (html)", /plain text/],
  ["an HTML block", "<div>Visit us.</div>", "cannot show (html)", /headings \(##, ###\)/],
  ["a script", "<script>alert(1)</script>", "cannot show (html)", /headings \(##, ###\)/],
  ["an HTML comment", "<!-- later -->", "cannot show (html)", /headings \(##, ###\)/],
  ["an image", "![The gate](/icon.svg)", "cannot show (image)", /links only/],
  ["a heading of level 1", "# Visits", "heading of level 1", /^Use ## for a section/],
  ["a heading of level 4", "#### Visits", "heading of level 4", /### below it/],
  ["a code block", "```\nvisit\n```", "cannot show (code)", /paragraphs, lists and tables only/],
  ["a quotation", "> Visit us.", "cannot show (blockquote)", /paragraphs, lists and tables only/],
  ["a horizontal rule", "***", "cannot show (thematicBreak)", /paragraphs, lists and tables only/],
  ["a horizontal rule in a list", "- one\n\n  ***", "cannot show (thematicBreak)", /paragraphs, lists and tables only/],
  ["a reference link", "[us][there]\n\n[there]: /contact", "cannot show (linkReference)", /links only/],
  ["HTML in a table", "| a | b |\n| --- | --- |\n| c | <b>d |", "cannot show (html)", /plain text/],
];

test.each(cases)("%s in a text is reported with its line and a fix", async (_name, text, problem, fix) => {
  const content = await contentCopy();
  content.write(file, `${examplePage}\n${text}\n`);

  const [error] = content.errors();

  expect(error).toEqual({
    file: `content/${file}`,
    line: expect.any(Number),
    problem: expect.stringContaining(problem),
    fix: expect.stringMatching(fix),
  });
  const offending = text.split("\n").findIndex((line) => /[<!#`>*]|\]\[/.test(line));
  expect(error?.line).toBe(12 + offending);
});

test("the line of an error in a text is counted from the start of the file", async () => {
  const content = await contentCopy();
  content.write(file, examplePage.replace("list:", "lead: >-\n  One line\n  and another\nlist:") + "\n# Visits\n");

  expect(content.errors().map(({ line }) => line)).toEqual([15]);
});

test("a repeated heading is reported at its second occurrence, ignoring case", async () => {
  const content = await contentCopy();
  content.write(file, `${examplePage}\n## Who may Visit?\n`);

  expect(content.errors()).toEqual([
    {
      file: `content/${file}`,
      line: 12,
      problem: 'has the heading "Who may Visit?" twice',
      fix: "Give one of the two sections another heading.",
    },
  ]);
});
