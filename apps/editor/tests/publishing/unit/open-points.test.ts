import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { OpenPoint } from "../../../publishing/check/open-point.ts";
import { countsOf, leftOutOf, listed } from "../../../publishing/check/open-point.ts";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { placeholderIn } from "../../../publishing/check/placeholders.ts";
import { contentCopy, type ContentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";

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

test("a sample project is open, with the page that shows it, until it is confirmed", () => {
  copy.write("pages/about/test-profile.md", profile);
  copy.write("projects/test-visits.yaml", project("    sample: true\n"));
  const found = pointAt("content/projects/test-visits.yaml projects.0");
  expect(found).toMatchObject({ kind: "sample", line: 6, pages: ["/about/test-profile"] });
  expect(listed(found!)).toContain(
    'content/projects/test-visits.yaml:6  projects → 1, "A project of a test", is a sample',
  );
  copy.write("projects/test-visits.yaml", project('    confirmed: { by: Asha, on: "2027-01-31" }\n'));
  expect(pointAt("content/projects/test-visits.yaml projects.0")).toBeUndefined();
});

test("a mark on the file itself is open too", () => {
  copy.write("pages/about/test-visits.md", examplePage.replace("title:", "sample: true\ntitle:"));
  expect(pointAt("content/pages/about/test-visits.md ")).toMatchObject({ line: 3, pages: ["/about/test-visits"] });
});

test("a placeholder in a page's text is open, with its line", () => {
  copy.write("pages/about/test-visits.md", examplePage.replace("an appointment", "written to visits@example.com"));
  expect(pointAt("content/pages/about/test-visits.md ")).toMatchObject({ kind: "placeholder", line: 10 });
  copy.write("pages/about/test-visits.md", examplePage);
  expect(pointAt("content/pages/about/test-visits.md ")).toBeUndefined();
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
  const found = points({ now: new Date("2029-01-01") }).find(({ file }) => file.endsWith("/test-visits.md"));
  expect(found?.words).toEqual(words && expect.stringContaining(words));
});

test("a file of projects that no page shows is an error", () => {
  copy.write("projects/test-visits.yaml", project());
  expect(copy.errors()).toEqual([
    expect.objectContaining({ file: "content/projects/test-visits.yaml", problem: "is shown on no page" }),
  ]);
});

test("a quote is open until the customer's consent is recorded", () => {
  const quotes = (more: string) => `quotes:\n  - role: Engineer\n    region: Gulf\n    text: Good work.\n${more}`;
  const { testimonials } = copy.read();
  const others = testimonials.quotes.map(({ sample: _sample, consent: _consent, ...quote }) => stringify([quote]));
  const indented = others.join("").replaceAll(/^(?=.)/gm, "  ");
  copy.write("testimonials.yaml", quotes("") + indented);
  expect(pointAt("content/testimonials.yaml quotes.0")).toMatchObject({ kind: "consent", line: 2 });
  copy.write("testimonials.yaml", quotes('    consent: { by: R. Shah, on: "2027-01-31" }\n') + indented);
  expect(pointAt("content/testimonials.yaml quotes.0")).toBeUndefined();
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

test("what prevents publishing comes first, then what is left out, most of a kind first", () => {
  const kinds = points().map(({ kind }) => ({ placeholder: 0, sample: 1, consent: 1, unfilled: 2 })[kind]);
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  const sizes = leftOutOf(points()).map((group) => group.points.length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("counts are in words, and nothing is said when nothing is open", () => {
  const point = (kind: OpenPoint["kind"]): OpenPoint => ({ kind, file: "", line: 0, path: [], words: "", pages: [] });
  expect(countsOf([point("sample"), point("placeholder"), point("sample")])).toBe(
    "1 placeholder and 2 unconfirmed samples",
  );
  expect(countsOf([])).toBeUndefined();
});
