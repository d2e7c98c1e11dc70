import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { countsOf } from "../../../publishing/check/open-point.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { runDate } from "@ttpl/testing/run-date.ts";
import { contentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

/** Runs the check as an editor does, in the folder that contains content/. */
const check = (folder: string): Promise<Outcome> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [resolve("tools/check-content.ts")],
      { cwd: folder, env: runDate, timeout: 100_000 },
      (error, output, errors) => {
        done({ code: Number(error?.code ?? 0), output, errors });
      },
    );
  });

const stackTrace = /^\s+at .*[:(]\d+|node:internal|Error:|throw /m;

test("valid content is counted, with what is open before publishing", async () => {
  const { parent } = await contentCopy();
  const pages = readContent(join(parent, "content")).pages.size;
  const open = countsOf(openPoints({ folder: join(parent, "content"), environment: {} }));
  const lines = [
    `Content: ${pages} pages, no errors.`,
    ...(open === undefined ? [] : [`Open before publishing: ${open} (npm run check:publish).`]),
  ];
  expect(await check(parent)).toEqual({ code: 0, output: `${lines.join("\n")}\n`, errors: "" });
});

test("an error is reported with file and line, and without a stack trace", async () => {
  const content = await contentCopy();
  content.write("pages/about/test-visits.md", examplePage.replace("title: Visits", 'title: "Two\\nlines"'));

  const { code, output, errors } = await check(content.parent);

  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toBe(
    "The content has an error:\n" +
      '  content/pages/about/test-visits.md:3  "title" is not right: must be on one line\n' +
      "      Change it accordingly.\n",
  );
});

test("all errors in all files are counted and reported", async () => {
  const content = await contentCopy();
  content.write("pages/about/test-visits.md", "# Visits\n");
  content.write("galleries/pumps.yaml", "items: [\n");
  content.remove("company.yaml");

  const { code, errors } = await check(content.parent);

  expect(code).toBe(1);
  expect(errors).toMatch(/^The content has [4-9] errors:\n/);
  expect(errors).toContain("  content/company.yaml:1  is missing\n");
  expect(errors).toMatch(/ {2}content\/galleries\/pumps\.yaml:\d {2}is not valid YAML: /);
  expect(errors).toContain("  content/pages/about/test-visits.md:1  has no front matter\n");
  expect(errors).not.toMatch(stackTrace);
});

test.each([
  [
    "a dead link",
    "pages/about/test-visits.md",
    `${examplePage}\n[nothing](/nowhere)\n`,
    "visits.md:12  links to /nowhere",
  ],
  ["an invalid gallery", "galleries/pumps.yaml", "items: []\n", 'pumps.yaml:1  "items" '],
])("%s is reported without a stack trace", async (_name, path, text, reported) => {
  const content = await contentCopy();
  content.write(path, text);
  const { code, errors } = await check(content.parent);
  expect(code).toBe(1);
  expect(errors).toContain(reported);
  expect(errors).not.toMatch(stackTrace);
});

test("an uncaught ContentError, as in a build, has no stack trace either", async () => {
  const content = await contentCopy();
  content.write("pages/about/test-visits.md", "");
  expect(() => content.read()).toThrow(
    expect.objectContaining({ stack: expect.not.stringMatching(/^\s+at /m), name: "ContentError" }),
  );
});
