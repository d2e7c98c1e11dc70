import { expect, test } from "vitest";
import { keepTogether } from "../../../site/reading/keep-together.ts";
import { pageDataAt } from "../../../site/reading/page-data.ts";
import { readContent } from "../../../site/reading/read-content.ts";

const page = pageDataAt(readContent(), "/success", "article");

/** With no-break spaces made visible. */
const bound = (text: string) => keepTogether(text).replaceAll("\u00a0", "~");

test.each([
  ["in 14 weeks and 2,640 hours", "in 14~weeks and 2,640~hours"],
  ["3.75 m (12.3 ft)", "3.75~m (12.3~ft)"],
  ["85 % of 60 °C", "85~% of 60~°C"],
  ["6.0 × 2.4 m", "6.0~× 2.4~m"],
  ["18–24 months", "18–24~months"],
])("figures stay with their nouns and units: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test.each([
  ["to ASME B31.3, vessels to ASME VIII", "to ASME~B31.3, vessels to ASME~VIII"],
  ["IEC 61131-3 and ISO 9001:2015", "IEC~61131-3 and ISO~9001:2015"],
  ["Interface, level 3", "Interface, level~3"],
  ["21 CFR Part 11", "21~CFR Part~11"],
])("standards and steps stay with their numbers: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test("the halves of a hyphenated name stay together, those of a compound may part", () => {
  expect(keepTogether("South-East Asia, a PLC-based e-mail")).toBe("South-\u2060East Asia, a PLC-based e-mail");
});

test.each([
  "in 1996 with relays",
  "ISO 9001 certified",
  "an IEC 2017 edition",
  "an S7-1500 with 58",
  "on days 2, 3, 5.",
  "PCS 7, DeltaV",
])("years, standards, names and figures before a stop are left alone: %s", (text) => {
  expect(bound(text)).toBe(text);
});

test("settings and text of a page both come bound", () => {
  expect(page.lead).toMatch(/14\u00a0weeks/);
  expect(JSON.stringify(page.sections)).toMatch(/400\u00a0hours/);
});
