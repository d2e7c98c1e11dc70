import { expect, test } from "vitest";
import { contentCopy, examplePage } from "./content-copy.ts";

const gallery = "items:\n  - id: inlet\n    title: Inlet\n  - id: outlet\n    title: Outlet\n";
const opening = "heading: Drafting\norder: 3\nopenings:\n  - title: Checker\n    years: 4\n    work: Checks drawings\n";
const projects =
  "heading: Pumps\nprojects:\n  - description: Three pumps\n    client: Pump maker, Gulf\n    id: p-999\n";

test.each([
  ["galleries/pumps.yaml", gallery],
  ["careers/drafting.yaml", opening],
  ["projects/pumps.yaml", projects],
])("the example for %s is valid", async (path, text) => {
  const content = await contentCopy();
  content.write(path, text);
  // A file of projects has to be shown somewhere.
  const proof = "proof: { section: who-may-visit, groups: [pumps], most: 1 }\nlist:";
  if (path.startsWith("projects/")) content.write("pages/about/test-visits.md", examplePage.replace("list:", proof));
  expect(() => content.read()).not.toThrow();
});

/** A change of the example file, and the error that must be reported. */
const cases: readonly [name: string, path: string, text: string, line: number, problem: string, fix: RegExp][] = [
  [
    "a project of an unknown type of plant",
    "projects/pumps.yaml",
    `${projects}    plant: moon-base\n`,
    6,
    'has the plant "moon-base", which is not in content/experience.yaml',
    /^Use one of .*or add it there/,
  ],
  [
    "a project without a number",
    "projects/pumps.yaml",
    projects.replace(/ +id.*\n/, ""),
    3,
    "has no number",
    /^Add `id: p-\d+`, which is free/,
  ],
  [
    "a project with an unknown part of ours",
    "projects/pumps.yaml",
    `${projects}    role: watching\n`,
    6,
    'has the role "watching", which is not in content/experience.yaml',
    /^Use one of .*or add it there/,
  ],
  [
    "a project with a picture that is in no gallery",
    "projects/pumps.yaml",
    `${projects}    pictures: [moon-base]\n`,
    6,
    'has the picture "moon-base", which no gallery shows',
    /^Use the/,
  ],
  [
    "a setting by the title that the editor gives it",
    "galleries/pumps.yaml",
    `${gallery}    caption: Outlet\n`,
    6,
    '"caption" is not a known setting',
    /^Write "title", which is the caption here/,
  ],
  [
    "a gallery without a caption",
    "galleries/pumps.yaml",
    "items: []\n",
    1,
    '"items" is not right: must be at least 1 in the list',
    /^Change/,
  ],
  [
    "a picture named twice",
    "galleries/pumps.yaml",
    gallery.replace("outlet", "inlet"),
    4,
    '"inlet" is used twice',
    /^Change/,
  ],
  [
    "a picture with an invalid name",
    "galleries/pumps.yaml",
    gallery.replace("outlet", "Outlet 2"),
    4,
    "lower-case letters, digits and hyphens",
    /^Change/,
  ],
  [
    "a picture without a caption",
    "galleries/pumps.yaml",
    gallery.replace("\n    title: Outlet", ""),
    4,
    '"items → 1 → title" is missing',
    /^Add it: a text/,
  ],
  [
    "an opening's years in words",
    "careers/drafting.yaml",
    opening.replace("4", "four"),
    5,
    '"openings → 0 → years" is of the wrong kind',
    /^Write a number/,
  ],
  [
    "an opening with a plus sign",
    "careers/drafting.yaml",
    opening.replace("4", "4+"),
    5,
    '"openings → 0 → years" is of the wrong kind',
    /^Write a number/,
  ],
  [
    "an opening without its work",
    "careers/drafting.yaml",
    opening.replace(/ +work.*\n/, ""),
    4,
    '"openings → 0 → work" is missing',
    /^Add it: a text/,
  ],
  [
    "a project without a client",
    "projects/pumps.yaml",
    projects.replace(/ +client.*\n/, ""),
    3,
    '"projects → 0 → client" is missing',
    /^Add it: a text/,
  ],
  [
    "a project's setting misspelt",
    "projects/pumps.yaml",
    projects.replace("client", "cleint"),
    4,
    '"cleint" is not a known setting',
    /^Correct its spelling/,
  ],
  [
    "a wrong indentation",
    "projects/pumps.yaml",
    projects.replace("    client", "   client"),
    4,
    "is not valid YAML",
    /^Compare the indentation/,
  ],
  ["an empty file", "projects/pumps.yaml", "", 1, "the file is of the wrong kind", /^Write settings/],
];

test.each(cases)("%s is reported with its line and a fix", async (_name, path, text, line, problem, fix) => {
  const content = await contentCopy();
  content.write(path, text);
  expect(content.errors()).toContainEqual(
    expect.objectContaining({
      file: `content/${path}`,
      line,
      problem: expect.stringContaining(problem),
      fix: expect.stringMatching(fix),
    }),
  );
});

test.each([
  ["a telephone without its country", /number: "\+.*"/, 'number: "00 0000 0000"', "must be international"],
  ["a number that is not a string", /number: "\+.*"/, "number: 910000000000", "is of the wrong kind"],
  ["an insecure link", /url: https:.*/, "url: http://associate.example.com", '"associate → url" is not right'],
  ["an invalid e-mail address", /(?<=^email: ).*$/m, "info at example.com", '"email" is not right'],
  ["an endpoint that is not a URL", /endpoint: .*/, "endpoint: mail", '"mail → endpoint" is not right'],
])("%s in company.yaml is reported with its line", async (_name, from, to, problem) => {
  const content = await contentCopy();
  const [found = ""] = from.exec(content.text("company.yaml")) ?? [];
  content.change("company.yaml", found, to);
  const line =
    content
      .text("company.yaml")
      .split("\n")
      .findIndex((text) => text.includes(to)) + 1;
  expect(content.errors()).toMatchObject([
    { file: "content/company.yaml", line, problem: expect.stringContaining(problem) },
  ]);
});
