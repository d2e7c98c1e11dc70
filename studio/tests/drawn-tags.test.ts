import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { entries, modelOf, particularsFile, studio } from "../catalog.ts";
import { activeAlarms } from "../diagrams/plant/alarms.ts";
import { drawingNumber } from "../diagrams/plant/drawing-register.ts";
import { burnerEffects, burnerTrips, dosingConditions } from "../diagrams/plant/interlocks.ts";
import { overviewReadings, trainReadings } from "../diagrams/plant/readings.ts";
import { starterDevices } from "../diagrams/plant/pump-starter.ts";
import { mainPlant } from "../diagrams/plant/registers/main-plant.ts";
import { plantOf } from "../diagrams/plant/registers/plants.ts";
import { scrubber } from "../diagrams/plant/registers/scrubber.ts";
import { type Plant, tagsOf } from "../diagrams/plant/registers/tag-list.ts";
import { highPressureSupply } from "../diagrams/plant/water.ts";
import type { Model } from "../models/model.ts";
import { sections } from "../models/panels/parts/mcc-feeders.ts";
import type { Particulars } from "../sheets/particulars.ts";
import { drawn, tagsIn, textsOf } from "./drawn-texts.ts";

/** Tags that are missing in the plant's list. The halves of a twin unit have its tag with a letter. */
function strangers(texts: readonly string[], plant: Plant): string[] {
  const known = tagsOf(plant);
  const isHalf = (tag: string) => plant.devices[tag.replace(/[AB]$/, "")]?.service.startsWith("Twin ") ?? false;
  return tagsIn(texts).filter((tag) => !known.has(tag) && !isHalf(tag));
}

const diagrams = entries.filter(({ kind }) => kind === "diagram");
test.each(diagrams)("$name contains only tags of its plant's list", async ({ name, source }) => {
  expect(strangers(await drawn(source), plantOf(drawingNumber[name] ?? ""))).toEqual([]);
});

test("an unknown tag is detected in full, as a symbol and in a bubble", () => {
  const texts = textsOf(
    '<text x="0" y="-4.5">FIC</text><text x="0" y="17.5">142</text><text x="0" y="60">to FIC-141</text>',
  );
  expect(strangers([...texts, "FCV-141", "FCV141_Pos", "IA-EL-142"], mainPlant)).toEqual([
    "FIC-142",
    "FCV-141",
    "FCV-141",
  ]);
});

test("the main plant's interlocks have causes and effects of the list", () => {
  const texts = [...burnerTrips, ...dosingConditions].flatMap(({ cause, holds }) => [cause, holds]);
  expect(strangers([...texts, ...burnerEffects.map(({ words }) => words)], mainPlant)).toEqual([]);
});

describe("alarm limits", () => {
  it("are the same in tag list, alarm list, indicators and trends", async () => {
    const known = tagsOf(mainPlant);
    for (const { tag, limit } of activeAlarms) {
      const of = known.get(tag);
      const limits = of && "limits" in of ? of.limits : {};
      if (limit !== "–") expect(limits?.[tag.replace(/^.*A([HL]+)-.*$/, "$1") as "H"], tag).toBe(Number(limit));
    }
    const cartridge = mainPlant.loops["PD-121A"];
    expect(trainReadings[0]).toMatchObject({ limit: cartridge.limits.H, unit: cartridge.unit, alarm: 2 });
    const { H } = mainPlant.loops["A-140"].limits;
    expect(overviewReadings.find(({ tag }) => tag === "Permeate")?.limit).toBe(H);
    expect(await drawn("diagrams/items/historical-trends.tsx")).toContain(`high ${H}`);
  });

  it("are exceeded by each active alarm, and by no other", () => {
    for (const { tag, value, limit, state } of activeAlarms) {
      if (limit === "–") continue;
      const over = Number.parseFloat(value) - Number(limit);
      expect(/AL+-/.test(tag) ? over < 0 : over > 0, tag).toBe(state !== "Returned to normal, unack.");
    }
  });
});

// IEC 81346-2:2019, classes of objects by purpose.
const classes: Readonly<Record<string, string>> = {
  breaker: "Q",
  contactor: "Q",
  fuse: "F",
  input: "K",
  lamp: "P",
  output: "K",
  terminal: "X",
};

test("the circuit diagram designates its devices according to IEC 81346-2", async () => {
  for (const { name, kind, operated } of starterDevices) {
    const switches = starterDevices.some((device) => device.name === name && device.kind === "contactor");
    const breaks = starterDevices.some((device) => device.name === name && device.kind === "breaker");
    const wanted = operated ? "S" : (classes[kind] ?? (switches || breaks ? "Q" : "K"));
    expect(name[1], `${name} ${kind}`).toBe(wanted);
  }
  const texts = await drawn("diagrams/items/wiring-schematics.tsx");
  const names = texts.flatMap((text) => text.match(/(?<!\w)-[A-Z]\d+/g) ?? []);
  expect(names.filter((name) => !/^-[FKMPQSWX]/.test(name))).toEqual([]);
});

test("the motor control center has a feeder for each drawer, and feeds every motor but the largest", () => {
  for (const { heights: drawers, feeders } of sections) expect(feeders).toHaveLength(drawers.length);
  const fed = sections.flatMap(({ feeders }) => feeders).filter((of) => typeof of === "string");
  const motors = Object.keys(mainPlant.devices).filter(
    (tag) => /^[KMP]-/.test(tag) && !highPressureSupply.includes(tag),
  );
  expect(fed.toSorted()).toEqual(motors.toSorted());
});

const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z-]+/g) ?? []).map((word) => word.replace(/s$/, ""));
const models = [
  ...new Map(
    entries
      .filter(({ kind, source }) => kind === "sheet" || kind === "render" || source.startsWith("views/"))
      .map((entry) => [entry.source, entry]),
  ).values(),
];

test.each(models)("$source uses tags of its plant's list for the same equipment", async (entry) => {
  const model = await modelOf(entry);
  const plant = plantOf(model.drawingNumber);
  const [file] = particularsFile(entry);
  const particulars = file && ((await import(file)) as { default: (of: Model) => Particulars }).default(model);
  const { tables = [], labels = [], notes = [] } = particulars || {};
  const named = model.parts.map(({ name }) => name);
  const listed = [...(model.sheet?.items ?? []).map(({ description }) => description), ...(model.sheet?.notes ?? [])];
  const cells = tables.flatMap(({ title, rows }) => [title, ...rows.flat()]);
  const drawn = [...cells, ...labels.map(({ words }) => words), ...notes];
  // Grades of steel look like tags.
  const texts = [...named, ...listed, ...drawn].map((text) => text.replaceAll(/SA-\d{3}/g, ""));
  expect(strangers(texts, plant)).toEqual([]);
  // "Relief valve PSV-301, DN 80 × 100": the words before a tag must be words of the tag's service, unless they name a part
  // of it, as in "Walkways of E-302".
  const known = tagsOf(plant);
  for (const text of listed) {
    const [, words, tag = ""] = /^([A-Z][A-Za-z -]*) ([A-Z]+-\d{3}[A-Z]?)(?![\w-])(?!.*\.$)/.exec(text) ?? [];
    if (words?.endsWith(" of")) continue;
    const service = wordsOf(known.get(tag)?.service ?? "");
    for (const word of wordsOf(words ?? "")) expect(service, text).toContain(word);
  }
});

test("the operator panel's screen shows only tags of the scrubber's list", () => {
  const texts = textsOf(readFileSync(join(studio, "models/screens/scrubber-overview.svg"), "utf8"));
  expect(strangers(texts, scrubber)).toEqual([]);
  expect(tagsIn(texts)).toEqual(expect.arrayContaining(["TI-101", "XV-112", "P-101A"]));
});
