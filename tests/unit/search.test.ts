import { describe, expect, test } from "vitest";
import { searchData } from "../../site/content-loader/derive/search-documents.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { SearchIndex } from "../../site/search/search-index.ts";

const index = new SearchIndex(searchData(readContent()));
for (let at = 0; at < index.size; at++) index.add(at);

/** What visitors type, and where the first three results may lead. Each was written before the index was looked at. */
const queries: readonly [string, RegExp][] = [
  // A plant engineer.
  ["MCC", /motor-control-center|controlpanels/],
  ["P&ID", /detailengineering|item=p-?id|modular|modeling/],
  ["S7-1500", /experience.*(siemens|S7)|experience$/],
  ["siemens", /platform=siemens/],
  ["desalination plc", /desalination|experience/],
  ["dry gas seal", /dry-gas-seal|oil-gas|experience/],
  ["FAT", /fat-record|services|controlpanels|offshore/],
  ["scruber", /^\/products$|^\/products#|showscrubbing|scrubbingprofile|scrubbing-systems|scrubbingsystem/],
  ["demister pads", /columninternals|columnprofile|demister/],
  ["bubble cap tray", /bubble-cap/],
  ["control panel UL 508A", /controlpanel/],
  ["loop diagram", /loop-diagram/],
  ["isometrics", /isometric|modeling|detailengineering|modular/],
  ["packed tower", /products|column|scrub/],
  ["wincc", /siemens|experience|services|softwaretools/],
  ["hmi", /services|showcase|showscrubbing/],
  ["cause and effect", /cause-and-effect/],
  ["dcs migration", /services|experience|success/],
  ["I/O list", /io-list/],
  ["motor control center", /motor-control-center/],
  ["modular skid", /modular/],
  ["chemical dosing skid", /dosing|modular|experience/],
  ["venturi scrubber", /products|venturi/],
  ["single line diagram", /single-line/],
  ["allen bradley", /platform=rockwell/],
  ["ignition scada", /ignition/],
  ["pulp and paper", /plant=pulp-paper/],
  ["odor control", /experience|products|scrubbing/],
  ["3d model", /modeling/],
  // Procurement, and clients abroad.
  ["iso 9001 certificate", /about\/quality/],
  ["hourly rate", /offshore/],
  ["nda", /offshore/],
  ["phone number", /contact/],
  ["payment terms", /offshore/],
  ["references", /testimonial|experience|success/],
  ["time difference", /offshore/],
  ["company history", /^\/about$/],
  ["autocad", /softwaretools|modeling|modular/],
  ["system integrators", /systemintegrators/],
  ["projects in saudi arabia", /region=gulf/],
  ["smartphone app", /software/],
  ["24 hour support", /services|contact|offshore/],
  // A job seeker.
  ["jobs", /careers/],
  ["plc programmer vacancy", /careers/],
  ["send cv", /careers/],
  ["piping designer", /careers/],
  ["passport", /careers/],
];

const missed = queries.filter(
  ([query, wanted]) =>
    !index
      .find(query)
      .slice(0, 3)
      .some(({ document }) => wanted.test(document.to)),
);

test("at least nine of ten queries lead to what is meant among the first three results", () => {
  expect(missed.length / queries.length, `missed: ${missed.map(([query]) => query).join(", ")}`).toBeLessThanOrEqual(
    0.1,
  );
});

describe("words", () => {
  const titlesFor = (query: string) => index.find(query).map(({ document }) => document.title);

  test.each([
    ["P&ID", "P & ID"],
    ["P&ID", "p&ids"],
    ["I/O", "IO"],
    ["S7-1500", "s71500"],
    ["programmer", "programmers"],
    ["odour", "odor"],
  ])("%s and %s find the same first result", (one, other) => {
    expect(titlesFor(one)[0]).toBeDefined();
    expect(titlesFor(one)[0]).toBe(titlesFor(other)[0]);
  });

  test("a designation is not taken apart", () => {
    const found = index.find("S7-1500").slice(0, 5);
    expect(found.length).toBeGreaterThan(0);
    for (const { document } of found) expect(`${document.title} ${document.text}`).toMatch(/S7-1500|Siemens/);
  });

  test("unknown words give no results", () => {
    expect(index.find("qqxzzyv")).toEqual([]);
    expect(index.find("")).toEqual([]);
    expect(index.find("&/-")).toEqual([]);
  });
});
