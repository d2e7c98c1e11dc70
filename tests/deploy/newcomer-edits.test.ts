import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "../site-copy.ts";
import { temporaryFolder, type TemporaryFolder } from "../server/temporary-folder.ts";

let copy: TemporaryFolder;
beforeAll(async () => {
  copy = await temporaryFolder();
  copySite(copy.path);
});
afterAll(() => copy[Symbol.asyncDispose]());

const text = (file: string) => readFileSync(join(copy.path, file), "utf8");
const write = (file: string, content: string) => writeFileSync(join(copy.path, file), content);
const append = (file: string, lines: string) => write(file, `${text(file).trimEnd()}\n${lines}`);
function replace(file: string, pattern: RegExp, replacement: string): void {
  expect(text(file)).toMatch(pattern);
  write(file, text(file).replace(pattern, replacement));
}

/** What an editor adds or changes, each in one file, and the pages that must then contain these words. */
const edits: readonly { readonly edit: () => void; readonly words: string; readonly pages: readonly string[] }[] = [
  {
    edit: () =>
      write(
        "content/pages/about/directions.md",
        `---
template: article
title: Directions
description: How to find the office, with opening hours and what to bring along on the day of a visit.
list: { name: Directions, order: 99 }
---

## By train

The station is a short walk away.
`,
      ),
    words: "Directions",
    pages: ["about/directions", "about"],
  },
  {
    edit: () =>
      append("content/projects/chemicals.yaml", "  - { description: Solvent gauging, client: Maker, size: 24 I/O }\n"),
    words: "Solvent gauging",
    pages: ["services/autoprofile"],
  },
  {
    edit: () =>
      append("content/careers/automation.yaml", "  - { title: Test Engineer, years: 2, work: Tests panels }\n"),
    words: "Test Engineer",
    pages: ["careers"],
  },
  {
    edit: () => {
      const file = "content/galleries/custom-design.yaml";
      append(file, "  - { id: lifting-beam, title: Lifting Beam }\n");
      replace(file, /size: \d+/, `size: ${[...text(file).matchAll(/^ {2}- /gm)].length}`);
    },
    words: "Lifting Beam",
    pages: ["showcase/showcoustomdesign"],
  },
  {
    edit: () =>
      append(
        "content/testimonials.yaml",
        `  - role: Plant Manager, dairy
    region: New Zealand
    text: >-
      They came on a Monday with a list of forty questions, and on the Friday the pasteuriser ran on the new controller
      with every interlock tested in front of our own operators.
`,
      ),
    words: "list of forty questions",
    pages: ["testimonial"],
  },
  {
    edit: () => replace("content/pages/about/section.yaml", /label: [A-Z ]+/, "label: COMPANY"),
    words: "COMPANY",
    pages: ["index", "contact"],
  },
  {
    edit: () => replace("content/company.yaml", /number: "[^"]+"/, 'number: "+91 20 5555 0101"'),
    words: "+91 20 5555 0101",
    pages: ["contact"],
  },
  {
    edit: () => replace("content/company.yaml", /^email: .*$/m, "email: hello@example.net"),
    words: "hello@example.net",
    pages: ["contact", "careers"],
  },
];

test("every kind of addition to the content is one edit of one file, after which checks and build pass", async () => {
  for (const { edit } of edits) edit();
  // Vitest sets NODE_ENV to "test".
  const env = { ...process.env, NODE_ENV: "production" };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: copy.path, env });
  expect((await run("tools/check-content.ts")).stdout).toContain("no mistakes");
  await run(resolve("node_modules/.bin/react-router"), "build");
  for (const { words, pages } of edits) {
    for (const page of pages) {
      const file = page === "index" ? "index.html" : `${page}/index.html`;
      expect(text(join("build/client", file)).replaceAll("\u00a0", " "), `${words} on ${page}`).toContain(words);
    }
  }
}, 180_000);

test("the tests of the content pass as they are after these edits", async () => {
  const tests = ["unit/content-loader/spec-content", "unit/placement", "unit/seo", "unit/privacy-notice"];
  await promisify(execFile)(
    process.execPath,
    [resolve("node_modules/vitest/vitest.mjs"), "run", ...tests.map((name) => `tests/${name}`)],
    { cwd: copy.path },
  );
}, 120_000);
