import { expect, test } from "vitest";
import { rawText } from "../../../content/content-files.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { join } from "node:path";
import { contentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";

const page = "pages/about/test-visits.md";

/** The example page in an old Windows encoding, with a dash on its last line. */
const inWindows1252 = Buffer.from(`${examplePage}Call first \u0096 please.\n`, "latin1");

test.each([
  ["an old Windows encoding", inWindows1252, 11],
  ["UTF-16", Buffer.from(`\uFEFF${examplePage}`, "utf16le"), 1],
  ["a lost character that was saved", Buffer.from(examplePage.replace("Visits", "Vis\uFFFDts")), 3],
  ["a file cut in the middle of a character", Buffer.from(`${examplePage}é`).subarray(0, -1), 11],
])("%s is an error with its line, for the build, the publish check and the editor", async (_name, bytes, line) => {
  const content = await contentCopy();
  content.write(page, bytes);
  expect(content.errors()).toContainEqual(
    expect.objectContaining({ file: `content/${page}`, line, problem: "has a character that is not UTF-8" }),
  );
  expect(() => openPoints({ folder: join(content.parent, "content") })).toThrow(`content/${page}:${line}`);
  expect(() => rawText(content.parent, `content/${page}`)).toThrow(`Line ${line} of content/${page}`);
});

test.each([
  ["title: Visits #1, by appointment", 3, "Visits"],
  ["title: Visits\t# by appointment", 3, "Visits"],
  ["title: Visits\nformerly: [/about/a] #b", undefined, ""],
  ["title: Visits\nlist: { name: Visits #1\n , order: 9999 }", 4, "Visits"],
  ["title: 'Visits #1'", undefined, ""],
  ["title: Visits#1", undefined, ""],
  ["title: Visits to plant\n  #1, by appointment", 3, "Visits to plant"],
  ["title: Visits\n  # 1, by appointment", 3, "Visits"],
  ["title: 'Visits' #1", 3, "Visits"],
  ["title: >-\n  Visits\n#1, by appointment", 3, "Visits"],
  ["# A note\ntitle: Visits\n# Another", undefined, ""],
  ["title: 'Visits' # a note", undefined, ""],
])("a value that ends at a number sign is an error, unless a note follows: %j", async (title, line, read) => {
  const content = await contentCopy();
  content.write(page, examplePage.replace(/^list:.*\n/m, "").replace("title: Visits", title));
  const cut = `has a value that ends at “ #”: only “${read}” is read`;
  const errors = (() => {
    try {
      content.read();
      return [];
    } catch (error) {
      return (error as { errors: { line: number; problem: string }[] }).errors;
    }
  })();
  const found = errors.filter(({ problem }) => problem.includes("“ #”"));
  expect(found.map((error) => [error.line, error.problem])).toEqual(line === undefined ? [] : [[line, cut]]);
});
