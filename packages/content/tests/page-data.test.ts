import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { proseText } from "../derive/prose-text.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

const file = "pages/about/test-visits.md";
const withSettings = (settings: string) => examplePage.replace("list:", `${settings}\nlist:`);
const group = (heading: string, ...projects: string[]) =>
  `heading: ${heading}\nprojects:\n${projects.map((name) => `  - id: ${name.toLowerCase()}\n    description: ${name}\n    client: Client of ${name}\n`).join("")}`;

const proof = (settings: string) => withSettings(`proof: { section: who-may-visit, ${settings} }`);

test("proof takes projects from each group in turn, up to the maximum", async () => {
  const content = await contentCopy();
  content.write("projects/pumps.yaml", group("Pumps", "P1", "P2", "P3"));
  content.write("projects/valves.yaml", group("Valves", "V1"));
  // Shows both groups, whichever of them the proof takes.
  const profile = examplePage
    .replace("article", "experience\ngroups: [pumps, valves]")
    .replaceAll("Visits", "Projects");
  content.write("pages/about/test-projects.md", profile.replace("A page", "Another page"));
  const shown = (settings: string) => {
    content.write(file, proof(settings));
    return pageDataAt(content.read(), "/about/test-visits", "article").proof?.projects.map(
      (project) => project.description,
    );
  };
  expect(shown("groups: [pumps, valves], most: 3")).toEqual(["P1", "V1", "P2"]);
  expect(shown("groups: [pumps], most: 9")).toEqual(["P1", "P2", "P3"]);
  expect(shown("groups: [pumps, valves], clients: [P2, V], most: 9")).toEqual(["P2", "V1"]);
  expect(shown("groups: [pumps], clients: [nobody], most: 9")).toBeUndefined();
});

test("proof links to the profile of the page, and has a testimonial and a story if they are named", async () => {
  const content = await contentCopy();
  content.write(
    file,
    proof("groups: [chemicals], most: 1, testimonial: integrator, story: /success").replace(
      "list:",
      "profile: /services/autoprofile\nlist:",
    ),
  );
  const read = content.read();
  const shown = pageDataAt(read, "/about/test-visits", "article").proof;
  const title = read.pages.get("/success")?.frontMatter.title;
  expect(shown).toMatchObject({
    section: "who-may-visit",
    to: "/services/autoprofile",
    story: { to: "/success", title },
  });
  expect(shown?.quote).toEqual(read.testimonials.quotes.find(({ id }) => id === "integrator"));
  content.write(file, proof("groups: [chemicals], most: 1"));
  expect(pageDataAt(content.read(), "/about/test-visits", "article").proof).toMatchObject({
    quote: undefined,
    story: undefined,
  });
});

test("the panel profile omits projects without a panel; the automation profile includes them", async () => {
  const content = await contentCopy();
  content.write("projects/pumps.yaml", `${group("Pumps", "P1", "P2")}    panel: One panel\n`);
  const shownWith = (secondLine: string) => {
    content.write(file, examplePage.replace("article", `experience\ngroups: [pumps]\n${secondLine}`));
    return pageDataAt(content.read(), "/about/test-visits", "experience").groups[0]?.projects;
  };
  const to = expect.stringMatching(/#p2$/);
  expect(shownWith("secondLine: panel")).toEqual([
    { description: "P2", client: "Client of P2", second: "One panel", to },
  ]);
  expect(shownWith("secondLine: detail")?.map(({ description }) => description)).toEqual(["P1", "P2"]);
});

test("a panel profile of projects without a panel has its plain words instead of announcing panels", async () => {
  const content = await contentCopy();
  content.write("projects/pumps.yaml", group("Pumps", "P1"));
  const shownWith = (secondLine: string) => {
    const settings = `experience\ngroups: [pumps]\nplain: { lead: "Plain words.", points: [One, Two], showcase: /showcase }\n${secondLine}`;
    content.write(file, examplePage.replace("article", settings));
    const page = content.read().pages.get("/about/test-visits");
    const texts = page?.sections.map(({ nodes }) => nodes.map(proseText).join("").trim()) ?? [];
    return [page?.frontMatter.lead, page?.frontMatter.showcase, ...texts];
  };
  expect(shownWith("secondLine: panel")).toEqual(["Plain words.", "/showcase", expect.stringMatching(/^One\s+Two$/)]);
  expect(shownWith("secondLine: detail")).toEqual([undefined, undefined, expect.stringContaining("appointment")]);
});

test("a document has its size, and an external company its address", async () => {
  const content = await contentCopy();
  const document = "document: { name: Certificate, file: /documents/iso-9001-2015-certificate.pdf }";
  content.write(file, withSettings(`${document}\nexternal: { company: sister, text: Software }`));
  const read = content.read();
  const data = pageDataAt(read, "/about/test-visits", "article");
  expect(data.document?.bytes).toBe(statSync("apps/site/public/documents/iso-9001-2015-certificate.pdf").size);
  expect(data.external).toEqual({ ...read.company.sister, text: "Software" });
});

test("the browser's tab shows the page's title, or its documentTitle, and the brand", async () => {
  const content = await contentCopy();
  content.write(file, examplePage);
  const { brand } = content.read().company;
  expect(pageDataAt(content.read(), "/about/test-visits", "article").documentTitle).toBe(`Visits · ${brand}`);
  content.write(file, withSettings("documentTitle: How to visit us"));
  expect(pageDataAt(content.read(), "/about/test-visits", "article").documentTitle).toBe(`How to visit us · ${brand}`);
});

test("an address without a page, or with another template, throws", async () => {
  const content = (await contentCopy()).read();
  expect(() => pageDataAt(content, "/nowhere", "article")).toThrow('No page of template "article" at /nowhere');
  expect(() => pageDataAt(content, "/contact", "article")).toThrow('No page of template "article" at /contact');
});

test("breadcrumbs lead from the home page through the section, and name a section's own page once", async () => {
  const content = await contentCopy();
  content.write("pages/test-visits/section.yaml", "title: VISITS TO US\nbanner: VISITS\n");
  content.write("pages/test-visits/default.md", examplePage);
  content.write("pages/test-visits/by-train.md", examplePage.replaceAll("Visits", "By train").replace("alone", "only"));
  const read = content.read();
  const steps = (path: string) => pageDataAt(read, path, "article").breadcrumbs;
  const [home, ...section] = steps("/test-visits") ?? [];
  expect(home?.to).toBe("/");
  // The label of the navigation, in sentence case.
  expect(home?.name.toUpperCase()).toBe(read.pages.get("/")?.frontMatter.nav?.label.toUpperCase());
  expect(home?.name).toMatch(/^\p{Lu}[^\p{Lu}]*$/u);
  expect(section).toEqual([{ name: "Visits to us", to: "/test-visits" }]);
  expect(steps("/test-visits/by-train")).toEqual([home, ...section, { name: "By train", to: "/test-visits/by-train" }]);
});

test("departments stand in their order, whatever their files are called", async () => {
  const content = await contentCopy();
  const department = (order: number) =>
    `heading: Department ${order}\norder: ${order}\nopenings:\n  - { title: Welder, years: 2, work: Welds }\n`;
  content.write("careers/zz.yaml", department(-2));
  content.write("careers/a.yaml", department(-1));
  const headings = pageDataAt(content.read(), "/careers", "careers").departments.map(({ heading }) => heading);
  expect(headings.slice(0, 2)).toEqual(["Department -2", "Department -1"]);
});
