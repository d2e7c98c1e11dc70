import { expect, test } from "vitest";
import { demoArchive } from "../built-files.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

const file = "pages/about/test-visits.md";
const inText = (address: string) => examplePage.replace("an appointment", `[an appointment](${address})`);
const inSettings = (settings: string) => examplePage.replace("list:", `${settings}\nlist:`);

const right = ["/", "/contact", "/services?from=visits", "/services#domain-expertise", "/contact?a=b#sent", "#who"];
const files = [
  "/icon.svg",
  "/documents/iso-9001-2015-certificate.pdf",
  "/documents/iso-9001-2015-certificate.pdf#page=1",
  demoArchive,
];
const elsewhere = ["https://example.com/a?b", "mailto:info@example.com", "tel:+910000000000"];

test.each([...right, ...files, ...elsewhere])("a link to %s is valid", async (address) => {
  const content = await contentCopy();
  content.write(file, inText(address));
  expect(content.read().pages.get("/about/test-visits")?.links).toEqual([{ address, line: 10 }]);
});

const addIt = /^Correct the address, or add the page under content\/pages\//;
const startIt = /^Start it with \/ /;

test.each([
  ["a page that does not exist", "/nowhere", addIt],
  ["a page that does not exist, with a fragment", "/nowhere#who", addIt],
  ["a page that does not exist, with a query", "/services/nowhere?a=b", addIt],
  ["a page in another case", "/Services", addIt],
  ["a page with a trailing slash", "/services/", addIt],
  ["a file that does not exist", "/documents/nothing.pdf", addIt],
  ["a folder of files", "/documents", addIt],
  ["a page without the leading slash", "quality", startIt],
  ["an insecure address", "http://example.com", startIt],
  ["a script", "javascript:alert(1)", startIt],
])("a link in a text to %s is reported with its line and a fix", async (_name, address, fix) => {
  const content = await contentCopy();
  content.write(file, inText(address));
  expect(content.errors()).toEqual([
    {
      file: `content/${file}`,
      line: 10,
      problem: `links to ${address}, which does not exist`,
      fix: expect.stringMatching(fix),
    },
  ]);
});

test.each([
  [
    file,
    inSettings("proof:\n  section: who-may-visit\n  groups: [chemicals]\n  most: 1\n  story: /nowhere"),
    9,
    "/nowhere",
  ],
  [file, inSettings("profile: /nowhere?a=b"), 5, "/nowhere?a=b"],
  [file, inSettings("document:\n  name: Plan\n  file: /documents/plan.pdf"), 7, "/documents/plan.pdf"],
  ["pages/test-visits/section.yaml", "title: VISITS\nbanner: /nowhere\n", 2, "/nowhere"],
])("a dead link in the settings of %s is reported with its line", async (path, text, line, address) => {
  const content = await contentCopy();
  content.write(path, text);
  const error = { file: `content/${path}`, line, problem: `links to ${address}, which does not exist` };
  expect(content.errors()).toEqual([{ ...error, fix: expect.stringMatching(addIt) }]);
});

test("a dead link in layout.yaml is reported with its line", async () => {
  const content = await contentCopy();
  content.change("layout.yaml", "to: /showcase\n", "to: /nowhere\n");
  const line =
    content
      .text("layout.yaml")
      .split("\n")
      .findIndex((text) => text.includes("/nowhere")) + 1;
  expect(content.errors()).toMatchObject([{ file: "content/layout.yaml", line, problem: /^links to \/nowhere,/ }]);
});

test.each([
  ["a gallery", examplePage.replace("article", "gallery\ngallery: pumps"), 3, "galleries"],
  ["a project group", examplePage.replace("article", "experience\ngroups:\n  - chemicals\n  - pumps"), 5, "projects"],
  [
    "a project group in proof",
    inSettings("proof: { section: who-may-visit, groups: [chemicals, pumps], most: 4 }"),
    5,
    "projects",
  ],
])("%s that does not exist is reported with its line and a fix", async (_name, page, line, folder) => {
  const content = await contentCopy();
  content.write(file, page);
  const problem = `refers to "pumps", but there is no content/${folder}/pumps.yaml`;
  expect(content.errors()).toEqual([
    { file: `content/${file}`, line, problem, fix: "Correct the name, or add that file." },
  ]);
});

test.each([
  [
    "testimonial",
    "testimonial: nobody",
    'refers to the testimonial "nobody", which does not exist',
    /^Use one of: integrator,/,
  ],
  [
    "testimonial about another job",
    "testimonial: skid-builder\n  story: /success",
    'shows the testimonial "skid-builder" beside /success, which is about another job',
    /^Choose a quote about the same job/,
  ],
  ["section", "", 'has no section "who-may-come" for its proof', /^Use one of: who-may-visit\.$/],
])("proof with a %s that does not fit is reported with its line and a fix", async (key, setting, problem, fix) => {
  const content = await contentCopy();
  const section = key === "section" ? "who-may-come" : "who-may-visit";
  content.write(file, inSettings(`proof:\n  section: ${section}\n  groups: [chemicals]\n  most: 1\n  ${setting}`));
  const line = key === "section" ? 6 : 9;
  expect(content.errors()).toEqual([{ file: `content/${file}`, line, problem, fix: expect.stringMatching(fix) }]);
});

const figure = "figure: { name: visits, caption: Visits, alt: What is seen }\nlist:";
/** The same page, apart from what must not be repeated. */
const other = examplePage
  .replace("title: Visits", "title: Tours")
  .replace("in a test alone", "only in tests")
  .replace("list:", "serviceType: Tours\nlist:");

test.each([
  ["title", other.replace("title: Tours", "title: Visits"), 3, "title", /title of its own/],
  [
    "title in the browser’s tab",
    other.replace("list:", "documentTitle: Visits\nlist:"),
    3,
    "documentTitle",
    /`documentTitle` of its own/,
  ],
  ["description", other.replace("only in tests", "in a test alone"), 4, "description", /fits this page alone/],
  ["service type", other.replace("serviceType: Tours", "serviceType: Visits"), 5, "serviceType", /this page offers/],
  ["opening picture", other.replace("list:", figure), 6, "figure", /no other page opens/],
])("a %s shared by two pages is reported on the second one", async (_name, again, line, key, fix) => {
  const content = await contentCopy();
  const ofRender = { hash: "0123456789abcdef", drawing: "P-1", width: 1600, height: 1200 };
  content.writeResult("visits", { name: "visits", kind: "render", ...ofRender, files: { "1600.avif": 5000 } });
  content.write(file, examplePage.replace("list:", `serviceType: Visits\n${figure}`));
  content.write("pages/about/test-visits-again.md", again);
  expect(content.errors()).toEqual([
    {
      // "visits-again.md" sorts before "visits.md".
      file: `content/${file}`,
      line,
      problem: expect.stringContaining(`has the same ${key} as content/pages/about/test-visits-again.md`),
      fix: expect.stringMatching(fix),
    },
  ]);
});
