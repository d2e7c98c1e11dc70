import { beforeEach, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { Content } from "../content.ts";
import { kindOf } from "../content-kinds.ts";
import { confirmablesIn } from "../derive/confirmable.ts";
import { fingerprintOf } from "../derive/fingerprint.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { linksIn } from "../derive/prose-links.ts";
import { sitePlanOf } from "../derive/site-plan.ts";
import { sourceFile } from "../parse/source-file.ts";
import { contentCopy, type ContentCopy, examplePage } from "./content-copy.ts";
import { confirmAll } from "./marked-content.ts";

const file = "pages/about/test-visits.md";
const path = "/about/test-visits";
const page = `${examplePage
  .replace(
    "list:",
    `plain:
  lead: What a page of a test says while nobody has confirmed it, and no more than that.
facts:
  - { name: Hours, value: From nine to five }
lead: Visitors are welcome.
list:`,
  )
  .trimEnd()}

## How to come

| By | Takes |
| --- | --- |
| Train | An hour |

See [who may](#who-may-visit), or [who may not](${path}#who-may-visit).
`;

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentCopy();
});

const released = () => copy.read({ confirmedOnly: true });
const shown = () => {
  const { lead, facts, sections } = pageDataAt(released(), path, "article");
  return { lead, facts, sections: sections.map(({ id }) => id), nodes: sections.flatMap(({ nodes }) => nodes) };
};
/** Takes the confirmation of a part away. */
const open = (part: string) =>
  copy.write(file, copy.text(file).replace(new RegExp(`^  ${part}:\\n(?:    .*\\n)*`, "m"), ""));

describe("a part of a page", () => {
  beforeEach(() => {
    copy.write(file, page);
    confirmAll(copy, file);
  });

  test("is in a release as long as its confirmation is there", () => {
    expect(shown()).toMatchObject({ lead: "Visitors are welcome.", sections: ["who-may-visit", "how-to-come"] });
    expect(shown().facts).toHaveLength(1);
    open("Facts");
    expect(shown().facts).toBeUndefined();
    open("who-may-visit");
    expect(shown().sections).toEqual(["how-to-come"]);
    open("Page");
    expect(shown()).toMatchObject({ lead: expect.stringContaining("while nobody"), sections: ["how-to-come"] });
    open("how-to-come");
    expect(shown().sections).toEqual([]);
  });

  test.each([
    ["Page", "Visitors are welcome.", "Everybody is welcome."],
    ["Facts", "From nine to five", "From nine to six"],
    ["who-may-visit", "who has an appointment", "who has a ticket"],
    ["how-to-come", "An hour", "Two hours"],
  ])("%s is open again once its words have changed, and no other part", (part, from, to) => {
    copy.change(file, from, to);
    const { lead, facts, sections } = shown();
    const left = { Page: lead?.includes("while nobody"), Facts: facts === undefined };
    expect({ ...left, sections }).toEqual({
      Page: part === "Page",
      Facts: part === "Facts",
      sections: ["who-may-visit", "how-to-come"].filter((id) => id !== part),
    });
    copy.change(file, to, from);
    expect(shown().sections).toHaveLength(2);
  });

  test("stays confirmed when only its lines are broken or drawn in another way", () => {
    copy.change(file, "Anybody who has", "Anybody who\nhas");
    copy.change(file, "| Train | An hour |", "| Train  |   An hour |");
    copy.change(file, "| --- | --- |", "| ------ | --- |");
    expect(shown().sections).toEqual(["who-may-visit", "how-to-come"]);
  });

  test("that is left out is not linked to: its page is", () => {
    expect(linksIn(shown().nodes)).toEqual(["#who-may-visit", `${path}#who-may-visit`]);
    open("who-may-visit");
    expect(linksIn(shown().nodes)).toEqual([path, path]);
  });

  test("is everything that a page says, if it has no words for when it is open", () => {
    copy.write(file, copy.text(file).replace(/^plain:\n(?: {2}.*\n)+/m, ""));
    expect(released().pages.has(path)).toBe(true);
    open("Page");
    expect(released().pages.has(path)).toBe(false);
  });
});

test("a page that is left out is in no list of links, nor in a setting of another page", () => {
  copy.write(file, examplePage);
  const home = "pages/home.md";
  const [, yaml = "", markdown = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(copy.text(home)) ?? [];
  const settings = parse(yaml) as { sideList: { links: string[] }; audiences: { items: object[] }; showcase?: string };
  settings.sideList.links.push(path);
  settings.audiences.items.push({ to: path, name: "Visitors", text: "Welcome" });
  settings.showcase = path;
  copy.write(home, `---\n${stringify(settings)}---\n${markdown}`);
  confirmAll(copy, home);
  const linksOf = (content: Content) => {
    const links = JSON.stringify([pageDataAt(content, "/", "home"), sitePlanOf(content).sideLists]);
    return links.split(`"${path}"`).length - 1;
  };
  expect(linksOf(copy.read())).toBeGreaterThan(2);
  expect(linksOf(released())).toBe(0);
  confirmAll(copy, file);
  expect(linksOf(released())).toBeGreaterThan(2);
});

describe("an entry", () => {
  const group = "projects/test-visits.yaml";
  const typed = `heading: Visits
projects:
  - id: p-999
    description: A project of a test
    client: Maker, Gulf region
`;
  const projects = () =>
    released()
      .projects.get("test-visits")
      ?.projects.map(({ description }) => description);
  beforeEach(() => {
    copy.write(group, typed);
    copy.write(file, examplePage.replace("article", "experience\ngroups: [test-visits]"));
  });

  test("that somebody has typed is not in a release until it is confirmed", () => {
    expect(projects()).toEqual([]);
    expect(copy.read().projects.get("test-visits")?.projects).toHaveLength(1);
    confirmAll(copy, group);
    expect(projects()).toEqual(["A project of a test"]);
  });

  test("is open again once a word of it has changed, whoever confirmed it", () => {
    confirmAll(copy, group);
    copy.change(group, "Gulf region", "Europe");
    expect(projects()).toEqual([]);
  });

  test("with a confirmation of no text is open", () => {
    copy.write(group, `${typed}    confirmed: { by: Asha, on: "2027-01-31" }\n`);
    expect(projects()).toEqual([]);
  });

  test("is not confirmed by a mark of former versions, which is no error", () => {
    copy.write(group, `sample: true\n${typed}    sample: false\n`);
    copy.write(file, copy.text(file).replace("title:", 'confirmed: { by: Asha, on: "2027-01-31" }\ntitle:'));
    expect(projects()).toEqual([]);
  });

  test("has a mark that can be read, or the file is refused", () => {
    copy.write(group, `${typed}    confirmed: yes\n`);
    expect(copy.errors()[0]).toMatchObject({ file: `content/${group}`, line: 6 });
    copy.write(group, `${typed}    confirmed: { by: Asha, on: "2027-01-31", of: 12 }\n`);
    expect(copy.errors()[0]).toMatchObject({ file: `content/${group}` });
  });
});

test("a fingerprint follows from words and figures alone", () => {
  const entry = { client: "Maker, Gulf", size: "620 I/O", pictures: ["a", "b"] };
  const same = { pictures: ["a", "b"], size: "620\u00a0I/O", client: "Maker,\n  Gulf", formerly: ["/old"] };
  const consent = { by: "R. Shah", on: "2027-01-31" };
  expect(fingerprintOf({ ...same, consent, confirmed: consent, sample: true })).toBe(fingerprintOf(entry));
  expect(fingerprintOf({ ...entry, pictures: ["b", "a"] })).not.toBe(fingerprintOf(entry));
  expect(fingerprintOf({ ...entry, size: "621 I/O" })).not.toBe(fingerprintOf(entry));
});

test("pages that say nothing of the company have nothing to confirm", () => {
  const partsOf = (text: string) => {
    const source = sourceFile(`content/${file}`, text);
    return confirmablesIn(source, kindOf(source.name)!.schema).map(({ part }) => part);
  };
  expect(partsOf(page)).toEqual(["Page", "Facts", "who-may-visit", "how-to-come"]);
  expect(partsOf(page.replace("title:", "unclaimed: true\ntitle:"))).toEqual([]);
  expect(partsOf(page.replace("article", "experience"))).toEqual([]);
});
