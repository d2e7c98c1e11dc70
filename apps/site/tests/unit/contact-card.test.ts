import { expect, test } from "vitest";
import { contactCard } from "@ttpl/content/derive/contact-card.ts";
import { postalAddress } from "@ttpl/content/derive/postal-address.ts";
import { readContent } from "@ttpl/content/read-content.ts";

interface Property {
  readonly group: string;
  readonly name: string;
  readonly types: readonly string[];
  /** Its parts between semicolons. */
  readonly parts: readonly string[];
}

/** The properties of a vCard 3.0 (RFC 2426). */
function read(card: string): Property[] {
  expect(card.endsWith("\r\n")).toBe(true);
  const lines = card.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return card
    .replaceAll("\r\n ", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => {
      const [, group = "", name = "", types = "", value = ""] =
        /^(?:(\w+)\.)?([\w-]+)(?:;TYPE=([\w,]+))?:(.*)$/.exec(line) ?? expect.unreachable(line);
      const parts = value
        .split(/(?<!\\);/)
        .map((part) => part.replaceAll(String.raw`\n`, "\n").replaceAll(/\\(.)/g, "$1"));
      return { group, name, types: types.split(","), parts };
    });
}

const content = readContent();
const company = {
  ...content.company,
  name: "Pümpen; Valves, Panels",
  address: ["12 Long Street, Upper Quarter", "Behind the Old Market", "Some City 411 004", "Some State, India"],
  telephones: [
    { label: "Office", number: "+91 20 1111 2222" },
    { label: "Jobs, visits", number: "+91 20 3333 4444" },
  ],
};
const properties = read(contactCard({ ...content, company }));
const named = (name: string) => properties.filter((property) => property.name === name);

test("the vCard has each telephone with its label", () => {
  const telephones = named("TEL").map(({ group, types, parts: [number] }) => {
    const label = named("X-ABLabel").find((property) => property.group === group);
    return { types, number, label: label?.parts[0] };
  });
  expect(telephones).toEqual([
    { types: ["WORK", "VOICE"], number: "+912011112222", label: "Office" },
    { types: ["WORK", "VOICE"], number: "+912033334444", label: "Jobs, visits" },
  ]);
  expect(named("FN")[0]?.parts).toEqual([company.name]);
});

test("its address is in parts, and in lines as written", () => {
  const street = "12 Long Street, Upper Quarter, Behind the Old Market";
  expect(named("ADR")[0]?.parts).toEqual(["", "", street, "Some City", "Some State", "411 004", "India"]);
  expect(named("LABEL")[0]?.parts[0]?.split("\n")).toEqual([company.name, ...company.address]);
});

test.each([
  [
    ["1 Street, City 411004, State, India"],
    { street: ["1 Street"], city: "City", code: "411004", state: "State", country: "India" },
  ],
  [
    ["1 Street", "City, 411 004", "State", "India"],
    { street: ["1 Street"], city: "City", code: "411 004", state: "State", country: "India" },
  ],
  [["1 Street", "City", "State, India"], { street: ["1 Street", "City", "State, India"] }],
  [["1 Road", "Town 518 000, State, Elsewhere"], { street: ["1 Road", "Town 518 000, State, Elsewhere"] }],
  [["1 Street", "Town AB1 2CD", "United Kingdom"], { street: ["1 Street", "Town AB1 2CD", "United Kingdom"] }],
])("of %j only what is certain is taken apart", (lines, parts) => {
  expect(postalAddress(lines)).toEqual(parts);
});
