import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";
import { changedBetween, confirm, confirmablesOf, ConfirmError, withMarks } from "../../content/confirm.ts";
import { openPoints } from "../../publishing/check/open-points.ts";
import { changedLines } from "./changed-lines.ts";

const word = { by: "Asha “Q” Rao: owner", on: "2027-01-31" };
const group = "content/projects/test-visits.yaml";
const text = `# Projects
heading: Visits
projects:
  - description:   One
    id: p-998
    client: Maker,   Gulf region
  # above the second
  - { id: p-999, description: Two, client: Maker }
`;
const page = "content/pages/about/test-visits.md";
const article = `---
template: article
title:   Visits
description: A page of a test
# above the lead
lead: Come in.
---

Before all headings.

## Who may visit

Anybody who has an appointment.
`;
const markOf = ({ of }: { readonly of: string }) => ({ ...word, of });
const partOf = (raw: string, part: string) => confirmablesOf(page, raw).find((one) => one.part === part)!;
const settingsOf = (raw: string) => parse(pageParts(raw)?.yaml ?? raw) as { confirmed?: object; projects: object[] };

test.each([0, 1])("confirming project %d adds one line, or a part of one, and changes no other byte", (at) => {
  const chosen = confirmablesOf(group, text)[at]!;
  const confirmed = confirm(group, text, chosen, word);
  const { before, after } = changedLines(text, confirmed);
  expect([before, after]).toEqual(at === 0 ? [0, 1] : [1, 1]);
  expect(settingsOf(confirmed).projects[at]).toMatchObject({ confirmed: markOf(chosen) });
  expect(settingsOf(confirmed).projects[1 - at]).toEqual(settingsOf(text).projects[1 - at]);
  expect(confirmablesOf(group, confirmed).map(({ isConfirmed }) => isConfirmed)).toEqual([at === 0, at === 1]);
});

test("the parts of a page are confirmed one by one", () => {
  const section = confirm(page, article, partOf(article, "who-may-visit"), word);
  const both = confirm(page, section, partOf(section, "Page"), word);
  expect(settingsOf(both).confirmed).toEqual({
    Page: markOf(partOf(article, "Page")),
    "who-may-visit": markOf(partOf(article, "who-may-visit")),
  });
  expect(changedLines(article, both)).toMatchObject({ before: 0, after: 3 });
});

test("a changed word opens its part again, with who confirmed it before, and can be confirmed again", () => {
  const confirmed = withMarks(page, article, confirmablesOf(page, article), word);
  expect(confirmablesOf(page, confirmed).every(({ isConfirmed }) => isConfirmed)).toBe(true);
  const changed = confirmed.replace("appointment", "ticket").replace("Before all", "Above all");
  const open = confirmablesOf(page, changed).filter(({ isConfirmed }) => !isConfirmed);
  expect(open.map(({ part, mark }) => [part, mark?.by])).toEqual([
    ["Page", word.by],
    ["who-may-visit", word.by],
  ]);
  expect(changedBetween(page, confirmed, changed).map(({ part }) => part)).toEqual(["Page", "who-may-visit"]);
  const again = withMarks(page, changed, open, { by: "R. Shah", on: "2027-02-01" });
  expect(confirmablesOf(page, again).map(({ isConfirmed, mark }) => [isConfirmed, mark?.by])).toEqual([
    [true, "R. Shah"],
    [true, "R. Shah"],
  ]);
});

test("a mark of a section that is gone goes with the next one, and those of former versions do", () => {
  const confirmed = withMarks(page, article, confirmablesOf(page, article), word);
  const renamed = confirmed.replace("## Who may visit", "## Who visits");
  const again = confirm(page, renamed, partOf(renamed, "who-visits"), word);
  expect(Object.keys(settingsOf(again).confirmed ?? {})).toEqual(["Page", "who-visits"]);
  for (const former of ["sample: true", 'confirmed: { by: Asha, on: "2027-01-31" }']) {
    const old = article.replace("lead:", `${former}\nlead:`);
    expect(confirmablesOf(page, old).some(({ isConfirmed }) => isConfirmed)).toBe(false);
    expect(confirm(page, old, partOf(old, "Page"), word)).not.toContain(former);
  }
});

test.each(["is gone", "has changed", "is confirmed"])("nothing is confirmed that %s", (what) => {
  const chosen = partOf(article, "who-may-visit");
  const raw =
    what === "is gone"
      ? article.replace("## Who may visit", "## Who visits")
      : what === "has changed"
        ? article.replace("Anybody", "Nobody")
        : confirm(page, article, chosen, word);
  expect(() => confirm(page, raw, chosen, word)).toThrow(ConfirmError);
});

test("everything in the content can be confirmed by adding lines", () => {
  const files = new Set(openPoints().flatMap(({ kind, file }) => (kind === "unconfirmed" ? [file] : [])));
  for (const file of files) {
    const raw = readFileSync(file, "utf8");
    const open = confirmablesOf(file, raw).filter(({ isConfirmed }) => !isConfirmed);
    const confirmed = withMarks(file, raw, open, word);
    expect(confirmed.replaceAll(/^ *(?:confirmed:|.*\{ by: .*\bof: .*)\n/gm, ""), file).toBe(raw);
    expect(
      confirmablesOf(file, confirmed).every(({ isConfirmed }) => isConfirmed),
      file,
    ).toBe(true);
  }
});
