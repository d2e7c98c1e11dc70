import { beforeEach, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { OpenPoint } from "../../../publishing/check/open-point.ts";
import { countsOf, leftOutOf, listed } from "../../../publishing/check/open-point.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { partsInWords, shownPartsOf } from "../../../publishing/check/shown-parts.ts";
import { preventing } from "../../../publishing/check/ways.ts";
import { placeholderIn } from "../../../publishing/check/placeholders.ts";
import { contentKinds } from "@ttpl/content/content-kinds.ts";
import { confirmablesIn } from "@ttpl/content/derive/confirmable.ts";
import { sourceFile } from "@ttpl/content/parse/source-file.ts";
import { contentCopy, type ContentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";
import { confirmAll } from "@ttpl/content/tests/marked-content.ts";

interface Company {
  telephones: { number: string }[];
  address: string[];
  email: string;
  mail: { endpoint: string; key: string };
  security: { expires: string };
}

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentCopy();
});

function editCompany(edit: (company: Company) => void): void {
  const company = parse(copy.text("company.yaml")) as Company;
  edit(company);
  copy.write("company.yaml", stringify(company));
}

const realMail = { MAIL_TO: "sales@ttpl.in", MAIL_FROM: "website@ttpl.in" };
const points = (options: { now?: Date; environment?: Record<string, string> } = {}): OpenPoint[] =>
  openPoints({ folder: `${copy.parent}/content`, environment: realMail, ...options });
const pointAt = (path: string, options = {}) =>
  points(options).find((point) => `${point.file} ${point.path.join(".")}` === path);

test.each<[string, (company: Company, value: string) => void, string, string]>([
  [
    "telephones.1.number",
    (company, value) => (company.telephones[1]!.number = value),
    "+91 00 0000 0000",
    "+91 20 4010 0000",
  ],
  ["email", (company, value) => (company.email = value), "info@example.com", "info@ttpl.in"],
  ["address.0", (company, value) => (company.address[0] = value), "000 Street Name", "12 Mill Road"],
  ["mail.key", (company, value) => (company.mail.key = value), "public-form-key", "kZ81"],
])("%s is open while a placeholder stands there, with its line", (path, set, placeholder, real) => {
  editCompany((company) => set(company, placeholder));
  const found = pointAt(`content/company.yaml ${path}`);
  expect(found?.kind).toBe("placeholder");
  expect(copy.text("company.yaml").split("\n")[found!.line - 1]).toContain(placeholder);
  expect(found?.pages.length).toBeGreaterThan(0);
  editCompany((company) => set(company, real));
  expect(pointAt(`content/company.yaml ${path}`)).toBeUndefined();
});

test.each([
  ["www.ttpl.test-company.in", false],
  ["https://www.test.com/profile", false],
  ["sales@ttpl.test", true],
  ["https://ttpl.invalid/contact", true],
  ["Write to info@ttpl.example.", true],
])("%s names a host that nobody owns: %s", (text, isPlaceholder) => {
  expect(placeholderIn(text) !== undefined).toBe(isPlaceholder);
});

const project = (more = "") =>
  `heading: Visits\nprojects:\n  - id: p-999\n    description: A project of a test\n    client: Maker, Gulf region\n${more}`;
const profile = `---
template: experience
title: Visits
description: A profile that exists in a test alone, described in more than fifty characters.
list: { name: Visits, order: 9999 }
groups: [test-visits]
---
`;

test("a project is open, with the page that shows it, until it is confirmed as it is", () => {
  const name = "projects/test-visits.yaml";
  const at = "content/projects/test-visits.yaml projects.0";
  copy.write("pages/about/test-profile.md", profile);
  copy.write(name, project());
  const found = pointAt(at);
  expect(found).toMatchObject({ kind: "unconfirmed", line: 3, pages: ["/about/test-profile"], gain: 9 });
  expect(listed(found!)).toContain(
    `content/projects/test-visits.yaml:3  projects → 1, "A project of a test", is left out until somebody confirms it (of: "${found?.of}")`,
  );
  copy.write(name, project('    confirmed: { by: Asha, on: "2027-01-31" }\n'));
  expect(pointAt(at)).toMatchObject({ of: found?.of, words: found?.words });
  confirmAll(copy, name);
  expect(pointAt(at)).toBeUndefined();
  copy.change(name, "Gulf region", "Europe");
  expect(pointAt(at)).toMatchObject({
    before: { by: "Asha", of: found?.of },
    words: "has been changed since Asha confirmed it on 2027-01-31: it is left out until somebody confirms it again",
  });
});

test("the parts of a page are open one by one, and are counted", () => {
  const name = "pages/about/test-visits.md";
  const parts = () => points().filter(({ file, kind }) => file === `content/${name}` && kind === "unconfirmed");
  const shown = () => {
    const source = sourceFile(`content/${name}`, copy.text(name));
    return shownPartsOf(source.data, confirmablesIn(source, contentKinds.pages.schema));
  };
  copy.write(name, examplePage);
  expect(parts()).toEqual([
    expect.objectContaining({ part: "Page", line: 3, path: [], pages: ["/about/test-visits"] }),
    expect.objectContaining({ part: "who-may-visit", line: 8, path: [], pages: ["/about/test-visits"] }),
  ]);
  expect(shown()).toEqual({ shown: 0, all: 2 });
  confirmAll(copy, name);
  copy.change(name, "an appointment", "a ticket");
  expect(parts().map(({ part }) => part)).toEqual(["who-may-visit"]);
  expect(partsInWords(shown()!)).toBe("1 of 2 sections shown");
  // Without its head, and without plain words, it is not there.
  copy.change(name, "title: Visits", "title: Visitors");
  expect(shown()).toEqual({ shown: 0, all: 2 });
  expect(parts()[0]?.words).toContain("and all of the page with it");
  copy.write(name, examplePage.replace("title:", "unclaimed: true\ntitle:"));
  expect(shown()).toBeUndefined();
});

test("a placeholder in a page's text is open, with its line", () => {
  const pointAt = (path: string) =>
    points().find((point) => point.kind === "placeholder" && `${point.file} ${point.path.join(".")}` === path);
  copy.write("pages/about/test-visits.md", examplePage.replace("an appointment", "written to visits@example.com"));
  expect(pointAt("content/pages/about/test-visits.md ")).toMatchObject({ kind: "placeholder", line: 10 });
  copy.write("pages/about/test-visits.md", examplePage);
  expect(pointAt("content/pages/about/test-visits.md ")).toBeUndefined();
});

describe("in a release,", () => {
  const name = "pages/about/test-visits.md";
  const kinds = { file: `content/${name}`, kind: expect.stringMatching(/^un(linked|fit)$/) };
  const found = () => points().filter((point) => expect.objectContaining(kinds).asymmetricMatch(point));

  test("a link to a page that nobody has confirmed is listed, and stops nothing", () => {
    const open = "about/test-open";
    copy.write(`pages/${open}.md`, examplePage.replaceAll("isits", "oming").replace("page", "text"));
    const link = (to: string) => examplePage.replace("an appointment", `an appointment or [comes](/${to})`);
    copy.write(name, link(open));
    confirmAll(copy, name);
    const lines = copy.text(name).split("\n");
    const line = lines.findIndex((text) => text.includes("[comes]")) + 1;
    expect(found()).toMatchObject([{ kind: "unlinked", line, pages: ["/about/test-visits"] }]);
    expect(listed(found()[0]!)).toContain(`content/${name}:${line}  links to /${open}, which is left out`);
    expect(preventing(found())).toEqual([]);
    confirmAll(copy, `pages/${open}.md`);
    expect(found()).toEqual([]);
  });

  test("a text that states how many of nothing there are prevents publishing, and is told before the build", () => {
    copy.write(name, examplePage.replace("list:", "lead: We have {quotes} quotes.\nlist:"));
    confirmAll(copy, name);
    const { quotes } = parse(copy.text("testimonials.yaml")) as { quotes: object[] };
    copy.write("testimonials.yaml", stringify({ quotes: quotes.map((quote) => ({ ...quote, confirmed: undefined })) }));
    expect(found()).toMatchObject([{ kind: "unfit", words: expect.stringContaining("states {quotes}") }]);
    expect(preventing(found())).toHaveLength(1);
  });
});

const certificatePage = (more: string) =>
  examplePage.replace("list:", `document: { name: Certificate, file: /documents/test.pdf }\n${more}list:`);
const certificate = (until: string) =>
  `certificate: { standard: S, number: "1", body: B, issued: "2027-01-31", until: "${until}", scope: All }\n`;

test.each([
  ["a file that holds its place", "Placeholder for it", certificate("2030-01-30"), "holds the place"],
  ["a file without data", "The certificate", "", "are missing"],
  ["a certificate that ends within sixty days", "The certificate", certificate("2029-02-01"), "expires in 31 days"],
  ["a valid certificate", "The certificate", certificate("2030-01-30"), undefined],
])("%s", (_, title, data, words) => {
  copy.writePublic("documents/test.pdf", `%PDF-1.4\n1 0 obj\n<< /Title (${title}) >>\nendobj\n`);
  copy.write("pages/about/test-visits.md", certificatePage(data));
  const found = points({ now: new Date("2029-01-01") }).find(
    ({ file, kind }) => file.endsWith("/test-visits.md") && kind !== "unconfirmed",
  );
  expect(found?.words).toEqual(words && expect.stringContaining(words));
});

test("a file of projects that no page shows is an error", () => {
  copy.write("projects/test-visits.yaml", project());
  expect(copy.errors()).toEqual([
    expect.objectContaining({ file: "content/projects/test-visits.yaml", problem: "is shown on no page" }),
  ]);
});

test("a confirmed quote is open until the customer's consent is recorded", () => {
  const name = "testimonials.yaml";
  const at = "content/testimonials.yaml quotes.0";
  const quotes = parse(copy.text(name)) as { quotes: { confirmed?: object; consent?: object }[] };
  const write = (consent?: object) => {
    const [first, ...others] = quotes.quotes;
    copy.write(name, stringify({ quotes: [{ ...first, confirmed: undefined, consent }, ...others] }));
  };
  write();
  expect(pointAt(at)).toMatchObject({ kind: "unconfirmed" });
  const { of } = pointAt(at)!;
  const [first] = quotes.quotes;
  quotes.quotes[0] = { ...first, confirmed: { by: "Asha", on: "2027-01-31", of } };
  copy.write(name, stringify({ quotes: [{ ...quotes.quotes[0], consent: undefined }, ...quotes.quotes.slice(1)] }));
  expect(pointAt(at)).toMatchObject({ kind: "consent" });
  copy.write(
    name,
    stringify({
      quotes: [{ ...quotes.quotes[0], consent: { by: "R. Shah", on: "2027-01-31" } }, ...quotes.quotes.slice(1)],
    }),
  );
  expect(pointAt(at)).toBeUndefined();
});

test("the expiry of security.txt is open from sixty days before", () => {
  editCompany((company) => (company.security.expires = "2031-05-31"));
  const on = (day: string) => pointAt("content/company.yaml security.expires", { now: new Date(day) });
  expect(on("2031-04-01")).toBeUndefined();
  expect(on("2031-04-02")?.words).toContain("expires in 59 days");
  expect(on("2032-01-01")?.words).toContain("expired on 2031-05-31");
});

test("mail addresses of the server that stand in are open, unless the form posts elsewhere", () => {
  const settings = () => points({ environment: {} }).filter(({ file }) => file === "settings");
  editCompany((company) => (company.mail.endpoint = ""));
  expect(settings().map(({ words }) => words.split(" ")[0])).toEqual(["MAIL_TO", "MAIL_FROM"]);
  expect(points().filter(({ file }) => file === "settings")).toEqual([]);
  editCompany((company) => (company.mail.endpoint = "https://mail.ttpl.in"));
  expect(settings()).toEqual([]);
});

test("what prevents publishing comes first, then what is left out, by what the site would gain", () => {
  const kinds = points().map(
    ({ kind }) => ({ placeholder: 0, unfit: 1, unconfirmed: 2, consent: 2, unlinked: 3, unfilled: 4 })[kind],
  );
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  const sizes = leftOutOf(points()).map((group) => group.points.reduce((sum, { gain = 0 }) => sum + gain, 0));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("counts are in words, and nothing is said when nothing is open", () => {
  const point = (kind: OpenPoint["kind"]): OpenPoint => ({ kind, file: "", line: 0, path: [], words: "", pages: [] });
  expect(countsOf([point("unconfirmed"), point("placeholder"), point("unconfirmed")])).toBe(
    "1 placeholder and 2 texts and entries that nobody has confirmed",
  );
  expect(countsOf([])).toBeUndefined();
});
