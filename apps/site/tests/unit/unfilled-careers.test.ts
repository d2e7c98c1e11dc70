import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Content, pageWith } from "@ttpl/content/content.ts";
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

test("when an applicant gets a reply, and what happens to a CV, stands where CVs are sent from, once it is filled in", () => {
  const { reply } = careers.frontMatter.words;
  for (const html of pagesWith({})) expect(html).not.toContain(`${reply}</dt>`);
  for (const html of pagesWith({ reply: "By Friday", privacy: "It is erased" })) {
    expect(html).toMatch(new RegExp(`${reply}</dt><dd[^>]*>By Friday<`));
    expect(html).toContain("<p>It is erased</p>");
  }
});
