import { expect, test } from "vitest";
import { contentKinds } from "../content-kinds.ts";
import { pageWith } from "../content.ts";
import { readContent } from "../read-content.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

test.each([
  "pages/about/more/test-visits.md",
  "pages/about/Visits.md",
  "pages/about/our visits.md",
  "pages/about/test-visits_2026.md",
  "pages/About us/test-visits.md",
  "pages/about/test-visits..md",
])("a page at %s is reported, with where to put it", async (path) => {
  const content = await contentCopy();
  content.write(path, examplePage);
  expect(content.errors()).toEqual([
    {
      file: `content/${path}`,
      line: 1,
      problem: expect.stringContaining("is in a folder that cannot contain pages"),
      fix: expect.stringMatching(/one folder below, and use only lower-case letters, digits and hyphens/),
    },
  ]);
});

test.each([
  ["without a section.yaml", "default.md", examplePage],
  ["without a default page", "section.yaml", "title: VISITS\nbanner: VISITS\n"],
  ["without either", "plan.md", examplePage.replace("title: Visits", "title: Plan").replace("alone", "only")],
])("a folder of pages %s is reported, with what to add", async (_name, name, text) => {
  const content = await contentCopy();
  content.write(
    "pages/test-visits/tours.md",
    examplePage.replace("title: Visits", "title: Tours").replace("in a", "by a"),
  );
  content.write(`pages/test-visits/${name}`, text);
  expect(content.errors()).toContainEqual({
    file: "content/pages/test-visits/tours.md",
    line: 1,
    problem: "is in a folder that is not a section",
    fix: "Add content/pages/test-visits/section.yaml and content/pages/test-visits/default.md.",
  });
});

test("two pages with the same address are reported", async () => {
  const content = await contentCopy();
  content.write("pages/about.md", examplePage);
  expect(content.errors()).toEqual([
    {
      file: "content/pages/about/default.md",
      line: 1,
      problem: "has the same address as content/pages/about.md: /about",
      fix: "Remove or rename one of the two files.",
    },
  ]);
});

test.each(["company.yaml", "layout.yaml", "testimonials.yaml"])("a missing %s is reported", async (path) => {
  const content = await contentCopy();
  content.remove(path);
  expect(content.errors()).toEqual([
    { file: `content/${path}`, line: 1, problem: "is missing", fix: expect.stringMatching(/^Put the file back/) },
  ]);
});

test("removing a page that others link to is reported", async () => {
  const content = await contentCopy();
  content.remove("pages/contact.md");
  const errors = content.errors();
  expect(errors).toContainEqual(expect.objectContaining({ file: "content/layout.yaml" }));
  expect(new Set(errors.map(({ problem }) => problem.replace(/#\w+/, "")))).toEqual(
    new Set(["links to /contact, which does not exist"]),
  );
});

test.each([
  ["company", "contact"],
  ["departments", "careers"],
  ["projectFacets", "explorer"],
  ["search", "search"],
  ["testimonials", "testimonials"],
] as const)("the page beside the file of the %s in the editor is the one that shows it", (kind, template) => {
  expect(contentKinds[kind].address).toBe(pageWith(template, readContent().pages.values())?.path);
});
