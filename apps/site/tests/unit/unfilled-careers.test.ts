import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Content, type Page, pageWith } from "@ttpl/content/content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import CareersPage from "../../pages/careers/CareersPage.tsx";
import OpeningPage from "../../pages/opening/OpeningPage.tsx";

const content = readContent();
const careers = pageWith("careers", content.pages.values())!;
const opening = [...content.pages.values()].find(({ frontMatter }) => frontMatter.template === "opening")!.path;

/** Both pages from which a CV is sent, with these settings of the page on careers. */
function pagesWith(settings: { reply?: string; privacy?: string }): readonly string[] {
  const { reply: _reply, privacy: _privacy, ...others } = careers.frontMatter;
  const page = { ...careers, frontMatter: { ...others, ...settings } };
  const from: Content = { ...content, pages: new Map([...content.pages, [careers.path, page]]) };
  return [
    renderToStaticMarkup(createElement(CareersPage, { loaderData: pageDataAt(from, careers.path, "careers") })),
    renderToStaticMarkup(createElement(OpeningPage, { loaderData: pageDataAt(from, opening, "opening") })),
  ];
}

test("what holds for most roles gives way to what is known of this one, and its travel is told", () => {
  const { mostRoles, passport, travel } = careers.frontMatter.words;
  const { department, at } = (content.pages.get(opening) as Page<"opening">).frontMatter;
  const own = content.departments.get(department)!;
  const pageOf = (known: { passport?: string; travel?: string }) => {
    const { passport: _passport, travel: _travel, ...others } = own.openings[at]!;
    const openings = own.openings.with(at, { ...others, ...known });
    const from: Content = {
      ...content,
      departments: new Map([...content.departments, [department, { ...own, openings }]]),
    };
    return renderToStaticMarkup(createElement(OpeningPage, { loaderData: pageDataAt(from, opening, "opening") }));
  };
  const unknown = pageOf({});
  expect(unknown).toContain(mostRoles);
  for (const name of [passport, travel]) expect(unknown).not.toContain(`${name}</dt>`);
  const known = pageOf({ passport: "Not required", travel: "Two weeks a year" });
  expect(known).not.toContain(mostRoles);
  expect(known).toMatch(new RegExp(`${travel}</dt><dd[^>]*>Two weeks a year<`));
  expect(known).toMatch(new RegExp(`${passport}</dt><dd[^>]*>Not required<`));
});

test("when an applicant gets a reply, and what happens to a CV, stands where CVs are sent from, once it is filled in", () => {
  const { reply } = careers.frontMatter.words;
  for (const html of pagesWith({})) expect(html).not.toContain(`${reply}</dt>`);
  for (const html of pagesWith({ reply: "By Friday", privacy: "It is erased" })) {
    expect(html).toMatch(new RegExp(`${reply}</dt><dd[^>]*>By Friday<`));
    expect(html).toContain("<p>It is erased</p>");
  }
});
