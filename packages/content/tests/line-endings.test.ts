import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Content } from "../content.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { sitePlanOf } from "../derive/site-plan.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

/** The data of all pages. */
const everythingShown = (content: Content) => ({
  plan: sitePlanOf(content),
  pages: [...content.pages.values()].map(({ path, frontMatter }) => pageDataAt(content, path, frontMatter.template)),
});

/** Rewrites every content file as another editor would save it. */
function saveAll(parent: string, as: (text: string) => string) {
  for (const path of globSync("content/**/*.{md,yaml}", { cwd: parent })) {
    const file = join(parent, path);
    writeFileSync(file, as(readFileSync(file, "utf8")));
  }
}

test.each([
  ["Windows line endings", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["both", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ["no newline at the end of the file", (text: string) => text.trimEnd()],
])("content saved with %s shows the same site", async (_name, as) => {
  vi.setSystemTime(Date.UTC(2026, 0, 15)); // The offshore page contains the time of the build.
  onTestFinished(() => void vi.useRealTimers());
  const content = await contentCopy();
  const before = everythingShown(content.read());
  saveAll(content.parent, as);
  expect(everythingShown(content.read())).toEqual(before);
});

test.each([
  ["title: Visits", "titel: Visits", 3],
  ["Anybody who", "<b>Anybody</b> who", 10],
  ["an appointment", "[an appointment](/nowhere)", 10],
])("Windows line endings and a byte order mark do not shift the line of %j", async (from, to, line) => {
  const content = await contentCopy();
  content.write("pages/about/test-visits.md", `\uFEFF${examplePage.replace(from, to).replaceAll("\n", "\r\n")}`);
  expect(content.errors().map((error) => error.line)).toContain(line);
});
