import { expect, test } from "vitest";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { sitePlanOf } from "@ttpl/content/derive/site-plan.ts";
import { placementOf } from "../../layout/placement.ts";
import { contentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";

test("a new file adds a page with its side list entry, banner and data", async () => {
  const content = await contentCopy();
  const before = sitePlanOf(content.read());
  content.write("pages/about/test-visits.md", examplePage);

  const after = content.read();
  const plan = sitePlanOf(after);

  expect(Object.keys(plan.pages).filter((path) => !(path in before.pages))).toEqual(["/about/test-visits"]);
  const listOf = (path: string) => placementOf(path, plan).sideList?.links.map(({ to }) => to);
  const longer = [...(before.sideLists["about"]?.links ?? []).map(({ to }) => to), "/about/test-visits"];
  expect(listOf("/about/test-visits")).toEqual(longer);
  expect(listOf("/about")).toEqual(longer);
  expect(plan.sideLists["about"]?.links.at(-1)).toEqual({
    id: "about-test-visits",
    name: "Visits",
    to: "/about/test-visits",
    below: false,
  });
  expect(placementOf("/about/test-visits", plan)).toMatchObject({
    banner: before.pages["/about"]?.banner,
    activeLink: "/about",
  });
  expect(pageDataAt(after, "/about/test-visits", "article")).toMatchObject({
    path: "/about/test-visits",
    title: "Visits",
    sections: [{ heading: "Who may visit", id: "who-may-visit" }],
  });
});

test("the side list is sorted by order, and contains only pages that have `list`", async () => {
  const content = await contentCopy();
  const links = () => sitePlanOf(content.read()).sideLists["about"]?.links.map(({ to }) => to);
  content.write("pages/about/test-visits.md", examplePage.replace("order: 9999", "order: -9999"));
  expect(links()?.[0]).toBe("/about/test-visits");
  content.write("pages/about/test-visits.md", examplePage.replace(/list:.*\n/, ""));
  expect(links()).not.toContain("/about/test-visits");
});

test("a page shows its own banner; a page outside sections shows its title", async () => {
  const content = await contentCopy();
  content.write("pages/about/test-visits.md", examplePage.replace("list:", "banner: VISITORS\nlist:"));
  expect(sitePlanOf(content.read()).pages["/about/test-visits"]).toEqual({ banner: "VISITORS" });
  content.remove("pages/about/test-visits.md");
  content.write("pages/test-visits.md", examplePage);
  expect(sitePlanOf(content.read()).pages["/test-visits"]).toEqual({ banner: "VISITS" });
});

test("a new section has a place in the top navigation and a side list", async () => {
  const content = await contentCopy();
  content.write(
    "pages/test-visits/section.yaml",
    "title: VISITS\nbanner: VISITS\nnav: { label: VISIT US, order: 9999 }\n",
  );
  content.write("pages/test-visits/default.md", examplePage);
  const plan = sitePlanOf(content.read());
  expect(plan.nav.at(-1)).toEqual({ label: "VISIT US", to: "/test-visits" });
  expect(placementOf("/test-visits", plan)).toMatchObject({
    banner: "VISITS",
    activeLink: "/test-visits",
    extraLogo: false,
  });
  expect(placementOf("/test-visits", plan).sideList).toMatchObject({
    title: "VISITS",
    links: [{ to: "/test-visits" }],
  });
});

test("a new opening appears on the careers page, and a new department in its order", async () => {
  const content = await contentCopy();
  const departmentsOf = () => pageDataAt(content.read(), "/careers", "careers").departments;
  const before = departmentsOf().map(({ heading }) => heading);
  const file = "careers/automation.yaml";
  content.write(file, `${content.text(file).trimEnd()}\n  - title: Checker\n    years: 4\n    work: Checks drawings\n`);
  content.write(
    "careers/drafting.yaml",
    "heading: Drafting\norder: -9999\nopenings:\n  - title: Tracer\n    years: 0\n    work: Traces\n",
  );
  const departments = departmentsOf();
  expect(departments.map(({ heading }) => heading)).toEqual(["Drafting", ...before]);
  expect(departments.find(({ heading }) => heading === "Automation")?.openings.at(-1)).toMatchObject({
    title: "Checker",
    years: 4,
    work: "Checks drawings",
  });
});

test("a new project appears on every page that shows its group", async () => {
  const content = await contentCopy();
  const file = "projects/desalination.yaml";
  const project = { description: "Three pumps", client: "Pump maker, Gulf" };
  content.write(
    file,
    `${content.text(file).trimEnd()}\n  - id: p-999\n    description: ${project.description}\n    client: ${project.client}\n    detail: 30 I/O\n    panel: One panel\n`,
  );
  const read = content.read();
  const lastOf = (path: string) =>
    pageDataAt(read, path, "experience")
      .groups.find(({ id }) => id === "desalination")
      ?.projects.at(-1);
  // The no-break space is from packages/content/parse/keep-together.ts.
  const to = "/experience#p-999";
  expect(lastOf("/services/autoprofile")).toEqual({ ...project, second: "30\u00a0I/O", to });
  expect(lastOf("/products/controlpanelprofile")).toEqual({ ...project, second: "One panel", to });
});

test("a new testimonial appears on the testimonials page", async () => {
  const content = await contentCopy();
  const quote = { role: "Buyer, pump maker", region: "Gulf", text: "Good." };
  const added = `  - role: ${quote.role}\n    region: ${quote.region}\n    text: ${quote.text}\n`;
  content.write("testimonials.yaml", `${content.text("testimonials.yaml").trimEnd()}\n${added}`);
  expect(pageDataAt(content.read(), "/testimonial", "testimonials").quotes.at(-1)).toEqual(quote);
});
