/** What the owner writes of the studio's pictures, compared with what is on them: words change without the studio. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { duty, effects, interlocks, lines, permit, valves } from "../../plant/scrubbing-system.ts";
import { table as firstSheet } from "../../../studio/diagrams/items/hazard-study.tsx";
import { table as secondSheet } from "../../../studio/diagrams/items/hazard-study-2.tsx";
import { activeAlarms, suppressed } from "../../../studio/diagrams/plant/alarms.ts";
import { finishedSteps } from "../../../studio/diagrams/plant/batch.ts";
import { burnerTests } from "../../../studio/diagrams/plant/burner-test.ts";
import { flowRungs } from "../../../studio/diagrams/plant/flow-program.ts";
import { burnerEffects, burnerTrips } from "../../../studio/diagrams/plant/interlocks.ts";
import { pumpRungs } from "../../../studio/diagrams/plant/pump-program.ts";
import { welds } from "../../../studio/diagrams/plant/quench-line.ts";
import { record } from "../../../studio/diagrams/plant/registers/batch-reactor.ts";
import { motors } from "../../../studio/diagrams/plant/scrubber-power.ts";
import { allSignals } from "../../../studio/diagrams/plant/scrubber-signals.ts";
import { mediaFilters } from "../../../studio/diagrams/plant/water.ts";
import { company } from "../../../studio/exports/company.ts";
import { sections } from "../../../studio/models/panels/parts/mcc-feeders.ts";
import { inches } from "../../../studio/models/panels/parts/panel-devices.ts";
import { legs, supports } from "../../../studio/models/scrubbing/parts/quench-places.ts";

const pictures = "apps/site/public/pictures";

/** Words with one space for each gap: also for one that must not be broken, as before a unit. */
const evenly = (words: string): string => words.replaceAll(/\s+/g, " ");

interface Item {
  readonly id: string;
  readonly alt?: string;
  readonly sheetAlt?: string;
}
const items = globSync("content/galleries/*.yaml").flatMap(
  (file) => (parse(readFileSync(file, "utf8")) as { readonly items: readonly Item[] }).items,
);

/** Volumes that words state, in m³, as in "8.9 m³"; not flows or concentrations. */
const volumesIn = (words: string): number[] => (words.match(/[\d.,]+\s?m³(?!\/)/gu) ?? []).map(Number.parseFloat);

const sheetOf = ({ id }: Item) => join(pictures, `${id}-sheet`, "light.svg");
const onSheets = items.filter((item) => existsSync(sheetOf(item)));
const withVolumes = onSheets.filter((item) => volumesIn(JSON.stringify(item)).length > 0);

test.each(withVolumes)("the volumes in the words of $id are on its sheet", (item) => {
  const drawn = volumesIn(readFileSync(sheetOf(item), "utf8"));
  for (const volume of volumesIn(JSON.stringify(item))) expect(drawn).toContain(volume);
});

test("volumes are found in words, flows are not", () => {
  expect(volumesIn("A tank of 8.9 m³ for 12,000 m³/h, and one of 0.70 m³.")).toEqual([8.9, 0.7]);
});

const kindOf = (id: string): unknown => {
  const sidecar = join(pictures, `${id}.json`);
  return existsSync(sidecar) ? (JSON.parse(readFileSync(sidecar, "utf8")) as { kind: unknown }).kind : undefined;
};

/** Numbers in figures that words state: "12,000 m³/h at 46.0 °C" states 12000 and 46. */
const numbersIn = (words: string): number[] =>
  (words.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
/** Lines of text of an SVG, also of a word that stands in a part of its own. */
const textIn = (svg: string): string =>
  [...svg.matchAll(/<text[\s>].*?<\/text>/gs)].map(([text]) => text.replaceAll(/<[^>]*>/g, "")).join("\n");

describe.each(items.filter(({ id }) => kindOf(id) === "diagram"))("$id", ({ id, alt = "" }) => {
  test("is described at some length, because a diagram says much", () => {
    expect(alt.length).toBeGreaterThan(80);
  });

  test("is described with no figure that is not on it", () => {
    const drawn = numbersIn(textIn(readFileSync(join(pictures, id, "light.svg"), "utf8")));
    for (const number of numbersIn(alt)) expect(drawn).toContain(number);
  });
});

/** Lengths that words state, mm, and how exactly: "420 × 230 mm", "3, 6 and 9 m", "5.4 m". */
const lengthsIn = (words: string): { length: number; within: number }[] =>
  [...evenly(words).matchAll(/((?:\d[\d,.]*(?:,? and |,? by |, | × | to )?)+) (mm|m)(?![\w³²/])/g)].flatMap(
    ([, numbers = "", unit]) =>
      numbersIn(numbers).map((value) =>
        unit === "mm"
          ? { length: value, within: 0 }
          : { length: Math.round(1000 * value), within: Number.isInteger(value) ? 0 : 50 },
      ),
  );

/** Numbers on a sheet, whose thousands are apart, and sums of up to four that follow each other, as in a chain of dimensions. */
function drawnOn(svg: string): { drawn: number[]; chained: Set<number> } {
  const drawn = [...textIn(svg).matchAll(/\d{1,3}(?:[ ,\u00A0\u2009\u202F]\d{3})+|\d+(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(/[^\d.]/g, "")),
  );
  const sums = drawn.flatMap((_, first) =>
    [2, 3, 4].map((count) => drawn.slice(first, first + count).reduce((sum, number) => sum + number, 0)),
  );
  return { drawn, chained: new Set(sums) };
}

test.each(onSheets)("the lengths in the words of $id are on its sheet", (item) => {
  const { drawn, chained } = drawnOn(readFileSync(sheetOf(item), "utf8"));
  const missing = lengthsIn(`${item.alt ?? ""} ${item.sheetAlt ?? ""}`).filter(
    ({ length, within }) => !chained.has(length) && !drawn.some((number) => Math.abs(number - length) <= within),
  );
  expect(missing).toEqual([]);
});

test("lengths are found in words, volumes and levels of sound are not", () => {
  expect(lengthsIn("A foot of 420 × 230 mm, 1,600 mm high, floors at 3, 6 and 9.5 m, 8.9 m³, 85 dB at 2 m/s.")).toEqual(
    [
      { length: 420, within: 0 },
      { length: 230, within: 0 },
      { length: 1600, within: 0 },
      { length: 3000, within: 0 },
      { length: 6000, within: 0 },
      { length: 9500, within: 50 },
    ],
  );
});

const small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";
const spelled = [...small.split(" "), "seventeen", "eighteen", "nineteen"];
const tens = { twenty: 20, thirty: 30, forty: 40, fifty: 50 } as const;
/** A count in words or figures: twenty-two. */
const count = (word: string): number => {
  const [ten = "", one = "zero"] = word.split("-");
  return /^\d/.test(word)
    ? Number(word)
    : ten in tens
      ? tens[ten as keyof typeof tens] + spelled.indexOf(one)
      : spelled.indexOf(word);
};

/** How many of a noun words state: "twenty-two draw-out feeders" states 22 feeders, also with up to three words between. */
function countsOf(noun: string, words: string): number[] {
  const counted = new RegExp(
    `(?<![\\w-])(\\d+|(?:${[...spelled, ...Object.keys(tens)].join("|")})(?:-\\w+)?)((?: [^\\s,;:.]+){0,3}?) ${noun}(?![\\w-])`,
    "gi",
  );
  return [...evenly(words).matchAll(counted)].map(([, word = ""]) => count(word.toLowerCase()));
}

/** What can be counted on a picture, by its id, by the nouns that words may use for it. */
const counted: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "water-treatment-overview": { "media filters": mediaFilters.length },
  "boiler-burner-control": { interlocks: burnerTrips.length },
  "alarm-summary": { "alarms(?! an hour)": activeAlarms.length, "that call no operator": suppressed.length },
  "batch-report": { materials: record.materials.length, steps: finishedSteps.length },
  "cause-and-effect": { causes: burnerTrips.length, effects: burnerEffects.length },
  "fat-record": { interlocks: burnerTests.length },
  "hazard-study": { deviations: firstSheet.length - 1 },
  "hazard-study-2": { deviations: secondSheet.length - 1 },
  "ladder-example-analog-pid": { rungs: flowRungs.length },
  "ladder-example-pump-sequence": { rungs: pumpRungs.length },
  "motor-control-center": {
    feeders: sections.flatMap(({ feeders }) => feeders).length,
    // The incomer has a section of its own.
    sections: sections.length + 1,
  },
  "piping-isometric": { legs: legs.length, welds: welds.length, supports: supports.length },
  "scrubber-cause-and-effect": { causes: interlocks.length, effects: Object.keys(effects).length },
  "single-line-diagram": { "direct-on-line feeders": motors.filter(({ start }) => start !== "converter").length },
  "valve-list": { valves: Object.keys(valves).length },
};

test.each(
  items.flatMap(({ id, alt = "" }) =>
    Object.entries(counted[id] ?? {}).map(([noun, many]) => ({ id, noun, many, alt })),
  ),
)("the words of $id count $many $noun, or none", ({ noun, many, alt }) => {
  for (const stated of countsOf(noun, alt)) expect(stated).toBe(many);
});

test("counts are found in words", () => {
  expect(countsOf("feeders", "Four sections, twenty-two draw-out feeders with handles; feeders.")).toEqual([22]);
  expect(countsOf("valves", "Twenty valves with 18 tags")).toEqual([20]);
  expect(countsOf("supports", "ten welds, three\u00a0supports, of one: supports")).toEqual([3]);
  expect(numbersIn("12,000 m³/h at 8.40 t/h, DN 40")).toEqual([12000, 8.4, 40]);
});

describe("words about the scrubbing system tell the figures of its register", () => {
  const [story, gallery] = ["pages/success/scrubbingsystem.md", "galleries/scrubbing-system.yaml"].map((file) =>
    evenly(readFileSync(join("content", file), "utf8")),
  );
  const figures = (words: string) => (/^\d/.test(words) ? numbersIn(words) : [count(words.toLowerCase())]);
  /** What words may say of a thing, by how they say it. */
  const told: readonly (readonly [said: RegExp, figures: readonly number[]])[] = [
    [/(\d+) I\/O/g, [allSignals.length]],
    [/(\w+)-inch (?:HMI|operator panel)/gi, [inches]],
    [/([\d,]+) m³\/h/g, [duty.gas, duty.toTower, duty.toVenturi]],
    [/value: (\d+) mg\/Nm³/g, [duty.acidOut, duty.dustOut]],
    [/hydrogen chloride, limit (\d+)/g, [permit]],
    [/exhaust at (\d+) °C/g, [duty.hot]],
    [/Inlet, average \| (\d+)/g, [duty.acidIn]],
    [/throat of (\d+) mm/g, [duty.throat]],
    [/DN (\d+) discharge header/g, [lines.dischargeA.bore]],
  ];
  test.each(told)("%s", (said, expected) => {
    for (const [, stated = ""] of `${story}${gallery}`.matchAll(said)) expect(expected).toContain(figures(stated)[0]);
  });
});

test("title blocks name the company as the website does", () => {
  expect(readFileSync("content/company.yaml", "utf8")).toMatch(new RegExp(`^brand: ${company}$`, "m"));
});
