import { expect, test } from "vitest";
import { keepTogether } from "../parse/keep-together.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { readContent } from "../read-content.ts";

const page = pageDataAt(readContent(), "/success", "article");

/** Shows no-break spaces as ~ and word joiners as ^. */
const bound = (text: string) => keepTogether(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "^");

test.each([
  ["in 14 weeks and 2,640 hours", "in 14~weeks and 2,640~hours"],
  ["3.75 m (12.3 ft)", "3.75~m (12.3~ft)"],
  ["85 % of 60 °C", "85~% of 60~°C"],
  ["6.0 × 2.4 m", "6.0~× 2.4~m"],
  ["18–24 months", "18–^24~months"],
  ["₹ 10 crore, $ 5 million", "₹~10~crore, $~5~million"],
  ["24 V DC, 230 V 50 Hz", "24~V~DC, 230~V~50~Hz"],
])("figures stay with their nouns and units: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test.each([
  ["by OPC UA, to level AA", "by OPC~UA, to level~AA"],
  ["FactoryTalk View, Control Expert", "FactoryTalk~View, Control~Expert"],
  ["SO₂ 4,500 in, below 5 ppm Cl₂ out", "SO₂~4,500~in, below 5~ppm~Cl₂ out"],
  ["Alloy 20", "Alloy~20"],
  ["Ladder Example – Analog & PID", "Ladder Example~– Analog & PID"],
])("a name stays together, and no line begins with a dash: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test.each([
  ["Skid builder, US West Coast", "Skid builder, US~West~Coast"],
  ["Dairy, United Kingdom", "Dairy, United~Kingdom"],
  ["OEM, Western Canada or South-East Asia", "OEM, Western~Canada or South-^East Asia"],
])("a region's name stays together: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test("hyphenated names stay together, compounds may break", () => {
  expect(keepTogether("South-East Asia, a PLC-based e-mail")).toBe("South-\u2060East Asia, a PLC-based e-mail");
});

test.each([
  ["languages to IEC 61131-3", "languages to IEC~61131-^3"],
  ["IEC 60079-10-1 or API RP 500", "IEC~60079-^10-^1 or API RP~500"],
  ["ISA-88, ISA-18.2", "ISA-^88, ISA-^18.2"],
  ["IEC 61439-1 and -2", "IEC~61439-^1 and~-2"],
  ["ASME B31.3, vessels to ASME VIII Division 1", "ASME~B31.3, vessels to ASME~VIII Division~1"],
  ["Interface, level 3", "Interface, level~3"],
  ["audit trail for 21 CFR Part 11", "audit trail for 21~CFR~Part~11"],
  ["PCS 7, an S7-1500", "PCS~7, an S7-^1500"],
  ["ISO 9001 certified", "ISO~9001 certified"],
  ["the 3D model", "the 3D~model"],
  ["valve XV-112, alarm TAH-806B", "valve XV-^112, alarm TAH-^806B"],
])("standards and products stay with their numbers: %s", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test.each([
  "in 1996 with relays",
  "with 58, and 24-hour support",
  "on days 2, 3, 5.",
  "I/O 2026",
  "3D Modeling & Drafting",
])("years, figures before punctuation, compounds and titles are unchanged: %s", (text) => {
  expect(bound(text)).toBe(text);
});

test("settings and text of a page are both processed", () => {
  expect(page.lead).toMatch(/14\u00a0weeks/);
  expect(JSON.stringify(page.sections)).toMatch(/400\u00a0hours/);
});
