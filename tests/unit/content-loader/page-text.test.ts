import { expect, test } from "vitest";
import { contentCopy, examplePage } from "./content-copy.ts";

const file = "pages/about/visits.md";

/** Markdown that stands on line 12, below the example page's own text. */
const cases: readonly [name: string, text: string, problem: string, cure: RegExp][] = [
  ["an HTML element in a line", "Visit <br> us.", "cannot show (html)", /plain text/],
  ["an HTML block", "<div>Visit us.</div>", "cannot show (html)", /headings \(##, ###\)/],
  ["a script", "<script>alert(1)</script>", "cannot show (html)", /headings \(##, ###\)/],
  ["an HTML comment", "<!-- later -->", "cannot show (html)", /headings \(##, ###\)/],
  ["an image", "![The gate](/icon.svg)", "cannot show (image)", /links only/],
  ["a heading of level 1", "# Visits", "heading of level 1", /^Use ## for a section/],
  ["a heading of level 4", "#### Visits", "heading of level 4", /### below it/],
  ["a block of code", "```\nvisit\n```", "cannot show (code)", /paragraphs, lists and tables only/],
  ["a quotation", "> Visit us.", "cannot show (blockquote)", /paragraphs, lists and tables only/],
  ["a rule across the page", "***", "cannot show (thematicBreak)", /paragraphs, lists and tables only/],
  ["a rule within a list", "- one\n\n  ***", "cannot show (thematicBreak)", /paragraphs, lists and tables only/],
  ["a link kept elsewhere", "[us][there]\n\n[there]: /contact", "cannot show (linkReference)", /links only/],
  ["HTML in a table", "| a | b |\n| --- | --- |\n| c | <b>d |", "cannot show (html)", /plain text/],
];

test.each(cases)("%s in a text is told with its line and a cure", async (_name, text, problem, cure) => {
  const content = await contentCopy();
  content.write(file, `${examplePage}\n${text}\n`);

  const [mistake] = content.mistakes();

  expect(mistake).toEqual({
    file: `content/${file}`,
    line: expect.any(Number),
    problem: expect.stringContaining(problem),
    cure: expect.stringMatching(cure),
  });
  const offending = text.split("\n").findIndex((line) => /[<!#`>*]|\]\[/.test(line));
  expect(mistake?.line).toBe(12 + offending);
});

test("a mistake in a text below long settings is told on the line of the file, not of the text", async () => {
  const content = await contentCopy();
  content.write(file, examplePage.replace("list:", "lead: >-\n  One line\n  and another\nlist:") + "\n# Visits\n");

  expect(content.mistakes().map(({ line }) => line)).toEqual([15]);
});

test("a heading that stands twice is told at its second place, whatever its capitals", async () => {
  const content = await contentCopy();
  content.write(file, `${examplePage}\n## Who may Visit?\n`);

  expect(content.mistakes()).toEqual([
    {
      file: `content/${file}`,
      line: 12,
      problem: 'has the heading "Who may Visit?" twice',
      cure: "Give one of the two sections another heading.",
    },
  ]);
});
