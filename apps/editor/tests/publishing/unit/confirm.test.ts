import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { confirm, ConfirmError } from "../../../publishing/check/confirm.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";

const word = { by: "Asha “Q” Rao: owner", on: "2027-01-31" };
const text = `# Projects\nheading: Visits\nprojects:\n  - description: One   # kept\n    sample: true # why\n  - sample: true\n    description: Two\r\n`;

test.each([0, 1])("confirming project %d changes its mark and no other byte", (index) => {
  const confirmed = confirm(text, ["projects", index], word);
  const changed = confirmed.split("\n").flatMap((line, number) => (line === text.split("\n")[number] ? [] : [line]));
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('confirmed: { by: "Asha “Q” Rao: owner", on: "2027-01-31" }');
  const { projects } = parse(confirmed) as { projects: { sample?: boolean; confirmed?: object }[] };
  expect(projects[index]).toMatchObject({ confirmed: word });
  expect(projects[index]).not.toHaveProperty("sample");
  expect(projects[1 - index]).toHaveProperty("sample");
});

test("the mark of a page is in its settings", () => {
  const page = "---\ntitle: Visits\nsample: true\n---\n\nText with\nsample: true\n";
  expect(confirm(page, [], word, true)).toBe(
    page.replace("sample: true", `confirmed: { by: ${JSON.stringify(word.by)}, on: "2027-01-31" }`),
  );
});

test.each([
  ["heading: Visits\nprojects:\n  - description: One\n", ["projects", 0]],
  ["projects:\n  - { description: One, sample: true }\n", ["projects", 0]],
  ["sample: false\n", []],
])("nothing is confirmed in %j", (yaml, path) => {
  expect(() => confirm(yaml, path, word)).toThrow(ConfirmError);
});

test("every sample of the content can be confirmed by changing one line", () => {
  for (const { file, path, line } of openPoints().filter(({ kind }) => kind === "sample")) {
    const before = readFileSync(file, "utf8").split("\n");
    const after = confirm(before.join("\n"), path, word, file.endsWith(".md")).split("\n");
    expect(after, file).toHaveLength(before.length);
    expect(
      after.flatMap((now, index) => (now === before[index] ? [] : [index + 1])),
      file,
    ).toEqual([line]);
  }
});
