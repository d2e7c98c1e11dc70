import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { OpenPoint } from "../../../publishing/check/open-point.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { pageWith } from "@ttpl/content/content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { contentCopy, type ContentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";

const file = "pages/about/test-visits.md";
const path = "/about/test-visits";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentCopy();
});

const renderGate = () => {
  const gate = { name: "gate", kind: "render", hash: "0", drawing: "DRG 1", width: 1600, height: 1000 };
  copy.writeResult("gate", { ...gate, files: { "800.avif": 2000 } });
};

const sampleAt = (name: string, ...place: (string | number)[]): OpenPoint | undefined =>
  openPoints({ folder: `${copy.parent}/content`, environment: {} }).find(
    (point) => point.kind === "sample" && point.file === `content/${name}` && point.path.join() === place.join(),
  );

test("the picture of a page has a mark of its own", () => {
  renderGate();
  const figure = "figure:\n  name: gate\n  caption: The gate\n  alt: A gate.\n  sample: true\nlist:";
  copy.write(file, examplePage.replace("list:", figure));
  expect(sampleAt(file, "figure")).toMatchObject({
    line: 9,
    place: 'figure, "The gate",',
    words: expect.stringContaining("was made for this website"),
    pages: [path],
  });
});

test("a marked certificate is named by what it says", () => {
  const data = `{ standard: ISO 1, number: "1", body: B, issued: "2027-01-31", until: "2030-01-30", scope: All, sample: true }`;
  copy.write(file, examplePage.replace("list:", `certificate: ${data}\nlist:`));
  expect(sampleAt(file, "certificate")?.place).toBe('certificate, "ISO 1",');
});

test("the office’s hours have a mark of their own, which no page gets", () => {
  const pages = copy.read().pages;
  const offshore = pageWith("offshore", pages.values())!;
  const name = offshore.source.name.replace("content/", "");
  const [, yaml = "", markdown = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(copy.text(name)) ?? [];
  const settings = parse(yaml) as { day: { office: object; calls: object } };
  Object.assign(settings.day.office, { sample: true });
  delete (settings.day.calls as { sample?: boolean }).sample;
  Object.assign(settings.day.calls, { confirmed: { by: "Asha", on: "2027-01-31" } });
  copy.write(name, `---\n${stringify(settings)}---\n${markdown}`);
  const contact = pageWith("contact", pages.values())!.path;
  expect(sampleAt(name, "day", "office")?.pages).toEqual([offshore.path, contact]);
  expect(sampleAt(name, "day", "calls")).toBeUndefined();
  const { day } = pageDataAt(copy.read(), offshore.path, "offshore");
  expect(day?.office).toEqual({ ...offshore.frontMatter.day?.office, sample: undefined });
  expect(JSON.stringify(day)).not.toMatch(/"sample"|"confirmed"/);
});
