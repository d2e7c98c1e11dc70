import { expect, test } from "vitest";
import { ordinal } from "../derive/ordinal.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

const path = "pages/about/test-visits.md";

test("a page states figures of the content by name", async () => {
  const copy = await contentCopy();
  copy.write(path, examplePage.replace("Anybody who", "{Quotes} clients, {team} people, anybody who"));
  const content = copy.read();
  const { sections } = pageDataAt(content, "/about/test-visits", "article");
  const text = JSON.stringify(sections);
  expect(text).toContain(`${content.company.claims.team.value}\u00a0people`);
  expect(text).not.toMatch(/\{\w+\}/);
  expect(text).toMatch(/"[A-Z\d]\w* clients/);
});

test("a name without a figure is an error, with its line and the names that there are", async () => {
  const copy = await contentCopy();
  copy.write(path, examplePage.replace("Anybody who", "All {visitors} and anybody who"));
  expect(copy.errors()).toEqual([
    {
      file: `content/${path}`,
      line: 10,
      problem: expect.stringContaining("{visitors}"),
      fix: expect.stringContaining("{team}"),
    },
  ]);
});

test("the quality page shows the data of a certificate once they are there", async () => {
  const copy = await contentCopy();
  const certificate =
    'certificate: { standard: ISO 9001:2015, number: T-1, body: A body, issued: "2027-01-31", until: "2030-01-30", scope: All }';
  copy.write(path, examplePage.replace("list:", `${certificate}\nlist:`));
  const facts = pageDataAt(copy.read(), "/about/test-visits", "article").facts?.map(({ value }) =>
    value.replaceAll("\u00a0", " "),
  );
  expect(facts).toEqual(["ISO 9001:2015", "All", "T-1", "A body", "January 31, 2027 – January 30, 2030"]);
});

test("the link to a document promises no certificate before there are its data", async () => {
  const copy = await contentCopy();
  const file = "/documents/iso-9001-2015-certificate.pdf";
  const document = `document: { name: Certificate, without: Its placeholder, file: ${file} }`;
  const certificate =
    'certificate: { standard: ISO 9001:2015, number: T-1, body: A body, issued: "2027-01-31", until: "2030-01-30", scope: All }';
  const nameWith = (settings: string) => {
    copy.write(path, examplePage.replace("list:", `${settings}\nlist:`));
    return pageDataAt(copy.read(), "/about/test-visits", "article").document?.name;
  };
  expect(nameWith(document)).toBe("Its placeholder");
  expect(nameWith(`${document}\n${certificate}`)).toBe("Certificate");
});

test("the anniversary says in which year it was", async () => {
  const copy = await contentCopy();
  copy.write(
    "company.yaml",
    copy
      .text("company.yaml")
      .replace(/^founded: .*/m, "founded: 1990")
      .replace(/^( +)years: .*/m, "$1years: 30"),
  );
  const { value, text } = pageDataAt(copy.read(), "/", "home").claims.anniversary;
  expect(value).toBe("30th");
  expect(text).toContain("2020");
});

test("one entry in one file continues the history, wherever it is added", async () => {
  const copy = await contentCopy();
  const event = "  - year: 2098\n    title: A later year\n    text: What happened then.\n";
  const history = copy.text("pages/about/default.md");
  copy.write(
    "pages/about/default.md",
    history.replace(/^events:.*\n/m, (line) => line + event),
  );
  expect(pageDataAt(copy.read(), "/about", "timeline").events.at(-1)?.year).toBe(2098);
});

test.each(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "30th", "101st", "111th"])(
  "an anniversary is the %s",
  (written) => expect(ordinal(Number.parseInt(written, 10))).toBe(written),
);
