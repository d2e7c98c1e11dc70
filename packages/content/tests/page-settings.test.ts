import { expect, test } from "vitest";
import { contentCopy, examplePage } from "./content-copy.ts";

const file = "pages/about/test-visits.md";

/** A change of the example page, and the error that must be reported, with its line and fix. */
const cases: readonly [name: string, from: string | RegExp, to: string, line: number, problem: string, fix: RegExp][] =
  [
    ["an unknown setting", "list:", "color: red\nlist:", 5, '"color" is not a known setting', /remove it/],
    ["a misspelt setting", "title:", "titel:", 3, '"titel" is not a known setting', /Correct its spelling/],
    ["an unknown setting within one", "order: 9", "order: 9, rank: 1", 5, '"rank" is not a known', /remove it/],
    ["a missing setting", /description:.*\n/, "", 2, '"description" is missing', /^Add it: a text/],
    ["a missing setting within one", ", order: 9", "", 5, '"list → order" is missing', /^Add it: a number/],
    ["a setting without a value", "title: Visits", "title:", 3, '"title" is of the wrong kind', /^Write a text/],
    ["a number for a text", "title: Visits", "title: 1996", 3, '"title" is of the wrong kind', /in quotes/],
    ["a text for a number", "order: 9", "order: nine", 5, '"list → order" is of the wrong kind', /^Write a number/],
    ["a fraction for a whole number", "order: 9", "order: 1.5", 5, "is of the wrong kind", /^Write a whole number/],
    ["a text for a list", "list:", "facts: many\nlist:", 5, '"facts" is of the wrong kind', /^Write a list, .* hyphen/],
    ["a text for settings", /list:.*/, "list: Visits", 5, '"list" is of the wrong kind', /^Write settings/],
    ["a title on two lines", "title: Visits", 'title: "Visits\\nand tours"', 3, "must be on one line", /^Change it/],
    ["a blank title", "title: Visits", 'title: "  "', 3, '"title" is not right', /^Change it/],
    [
      "an unknown template",
      "article",
      "artikel",
      2,
      '"template" is missing or unknown',
      /one of: home, article, timeline/,
    ],
    ["no template", "template: article\n", "", 2, '"template" is missing or unknown', /Write template: .* contact/],
    ["a setting of another template", "list:", "gallery: pumps\nlist:", 5, '"gallery" is not a known', /remove it/],
    [
      "an unknown choice",
      "list:",
      "external: { company: other, text: Go }\nlist:",
      5,
      "has an unknown value",
      /associate, sister/,
    ],
    [
      "a missing choice",
      "list:",
      "external: { text: Go }\nlist:",
      5,
      '"external → company" is missing',
      /associate, sister/,
    ],
    [
      "an address without a slash",
      "list:",
      "showcase: success\nlist:",
      5,
      "must be an address of this site",
      /^Change it/,
    ],
    ["a colon in a text", "title: Visits", "title: Visits: who", 3, "is not valid YAML", /colon in quotes/],
    ["an unclosed quote", "title: Visits", 'title: "Visits', 5, "is not valid YAML", /quotes/],
    ["a setting twice", "title: Visits", "title: Visits\ntitle: More", 4, "is not valid YAML", /Compare/],
    ["a list for the settings", /template[^]*?---/, "- a\n---", 2, "the file is of the wrong kind", /^Write settings/],
    ["no front matter", /---[^]*---\n/, "", 1, "has no front matter", /^Start the file with a line of three hyphens/],
    ["an unclosed front matter", "---\n\n##", "\n##", 1, "has no front matter", /three hyphens again/],
    ["an empty file", /[^]*/, "", 1, "has no front matter", /^Start the file/],
  ];

test.each(cases)("%s is reported with its line and a fix", async (_name, from, to, line, problem, fix) => {
  const content = await contentCopy();
  const broken = examplePage.replace(from, () => to);
  expect(broken).not.toBe(examplePage);
  content.write(file, broken);

  const errors = content.errors();

  expect(errors).toContainEqual(
    expect.objectContaining({
      file: `content/${file}`,
      line,
      problem: expect.stringContaining(problem),
      fix: expect.stringMatching(fix),
    }),
  );
  expect(new Set(errors.map((error) => error.file))).toEqual(new Set([`content/${file}`]));
});

test("all errors in all files are reported at once", async () => {
  const content = await contentCopy();
  content.write(file, examplePage.replace("title:", "titel:").replace("order: 9", "order: nine"));
  content.write("careers/drafting.yaml", "heading: Drafting\n");

  expect(content.errors().map((error) => `${error.file}:${error.line} ${error.problem}`)).toEqual([
    'content/careers/drafting.yaml:1 "order" is missing',
    'content/careers/drafting.yaml:1 "openings" is missing',
    'content/pages/about/test-visits.md:2 "title" is missing',
    'content/pages/about/test-visits.md:5 "list → order" is of the wrong kind',
    'content/pages/about/test-visits.md:3 "titel" is not a known setting here',
  ]);
});
