import { beforeEach, expect, test } from "vitest";
import type { OpenPoint } from "../../../publishing/check/open-point.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { pageWith } from "@ttpl/content/content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { contentCopy, type ContentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";
import { confirmAll } from "@ttpl/content/tests/marked-content.ts";

const file = "pages/about/test-visits.md";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentCopy();
});

const openAt = (name: string, ...place: (string | number)[]): OpenPoint | undefined =>
  openPoints({ folder: `${copy.parent}/content`, environment: {} }).find(
    (point) => point.kind === "unconfirmed" && point.file === `content/${name}` && point.path.join() === place.join(),
  );

test("an open certificate is named by what it says", () => {
  const data = `{ standard: ISO 1, number: "1", body: B, issued: "2027-01-31", until: "2030-01-30", scope: All }`;
  copy.write(file, examplePage.replace("list:", `certificate: ${data}\nlist:`));
  expect(openAt(file, "certificate")?.place).toBe('certificate, "ISO 1",');
});

test("blocks of the company's data are open one by one, once they say something", () => {
  expect(openAt("company.yaml", "workingDays")).toBeUndefined();
  copy.write("company.yaml", `${copy.text("company.yaml")}workingDays: { text: Monday to Friday }\n`);
  expect(openAt("company.yaml", "workingDays")?.pages.length).toBeGreaterThan(0);
  expect(copy.read().company.workingDays?.text).toBe("Monday to Friday");
  expect(copy.read({ confirmedOnly: true }).company.workingDays).toBeUndefined();
  confirmAll(copy, "company.yaml");
  expect(openAt("company.yaml", "workingDays")).toBeUndefined();
  expect(copy.read({ confirmedOnly: true }).company.workingDays?.text).toBe("Monday to Friday");
});

test("the office’s hours have a mark of their own, which no page gets", () => {
  const pages = copy.read().pages;
  const offshore = pageWith("offshore", pages.values())!;
  const name = offshore.source.name.replace("content/", "");
  const contact = pageWith("contact", pages.values())!.path;
  expect(openAt(name, "day", "office")?.pages).toEqual([offshore.path, contact]);
  expect(openAt(name, "day", "calls")).toBeDefined();
  confirmAll(copy, name);
  expect(openAt(name, "day", "calls")).toBeUndefined();
  const { day } = pageDataAt(copy.read(), offshore.path, "offshore");
  expect(day?.office).toEqual(offshore.frontMatter.day?.office);
  expect(JSON.stringify(day)).not.toMatch(/"confirmed"/);
});
