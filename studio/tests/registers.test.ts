// Reads the registers of the diagrams' plants as a checker would; packages/plant/tests/register.test.ts does so for SCR-101.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { studio } from "../catalog.ts";
import { activeAlarms, suppressed } from "../diagrams/plant/alarms.ts";
import { running } from "../diagrams/plant/batch.ts";
import { nowOf } from "../diagrams/plant/readings.ts";
import { reactorUnit, recipe, vessel } from "../diagrams/plant/registers/batch-reactor.ts";
import { boilerHouse } from "../diagrams/plant/registers/boiler.ts";
import { type MainLoop, mainPlant } from "../diagrams/plant/registers/main-plant.ts";
import { plantOfDrawing } from "../diagrams/plant/registers/plants.ts";
import {
  alarmTag,
  type Device,
  type Limits,
  type Loop,
  type Plant,
  tagsOf,
} from "../diagrams/plant/registers/tag-list.ts";
import { water } from "../diagrams/plant/registers/water-treatment.ts";
import { insideTrain } from "../diagrams/plant/water.ts";
import { meteredFrom, sections } from "../models/panels/parts/mcc-feeders.ts";
import { tagsIn } from "./drawn-texts.ts";

const known = tagsOf(mainPlant);
const loops = Object.entries<Loop>(mainPlant.loops);

/** Words for things that have tags. */
const thing = /\b(?:blower|damper|fan|filter|nozzle|pump|strainer|tank|valve)s?\b/i;

/** What is wrong with the words of an alarm: a thing without its tag, or a tag that the plant does not have. */
const wrongIn = (action: string): string[] => [
  ...(action.match(thing) ?? []),
  ...tagsIn([action]).filter((tag) => !known.has(tag)),
];

describe("what an alarm asks for", () => {
  test.each(activeAlarms.map(({ tag, action }) => ({ tag, action })))("$tag names only what is there", ({ action }) => {
    expect(wrongIn(action)).toEqual([]);
  });

  test("would be found to name a strainer without a tag, and one that is not there", () => {
    expect(wrongIn("Check strainer before the reset")).toEqual(["strainer"]);
    expect(wrongIn("Check STR-109A, then reset")).toEqual(["STR-109A"]);
  });
});

test("the three plants of one control system share no tag", () => {
  const plants: readonly Plant[] = [water, boilerHouse, reactorUnit];
  const all = plants.flatMap((plant) => [...tagsOf(plant).keys()]);
  expect(all).toHaveLength(known.size);
});

test("a tag of a drawing is of one plant: each prefix of numbers has one, the longer before the shorter", () => {
  const prefixes = plantOfDrawing.map(([prefix]) => prefix);
  for (const [index, prefix] of prefixes.entries())
    for (const later of prefixes.slice(index + 1)) expect(later.startsWith(prefix), `${prefix}, ${later}`).toBe(false);
});

/** Alarms that a value raises. */
const raisedBy = (key: string, { limits = {}, now }: Loop): string[] =>
  Object.entries<number>(limits).flatMap(([level, at]) =>
    now !== undefined && (level.startsWith("H") ? now > at : now < at) ? [alarmTag(key, level as keyof Limits)] : [],
  );

test("a value that is beyond its limit has its alarm, and lies in its range", () => {
  const told = new Set<string>([...activeAlarms, ...suppressed].map(({ tag }) => tag));
  for (const [key, loop] of loops) {
    for (const alarm of raisedBy(key, loop)) expect(told, key).toContain(alarm);
    const { now, range: [low, high] = [-Infinity, Infinity] } = loop;
    if (now !== undefined) expect(now >= low && now <= high, key).toBe(true);
  }
  const hot: Loop = { service: "Stack", functions: "TI", limits: { H: 180, HH: 190 }, now: 185 };
  expect(raisedBy("T-204", hot)).toEqual(["TAH-204"]);
});

test("a loop that is indicated has a value or a balance that gives it", () => {
  for (const key of ["A-140", "PD-125A", "T-101", "T-204"] as const satisfies readonly MainLoop[])
    expect(Number.isFinite(nowOf(key)), key).toBe(true);
  expect(() => nowOf("L-310")).toThrow("L-310");
});

describe("motors", () => {
  const powerOf = (tag: string): number =>
    Object.entries<Device>(mainPlant.devices).find(([of]) => of === tag)?.[1].power ?? NaN;

  test("on the motor control center have a power in the register", () => {
    for (const consumer of sections.flatMap(({ feeders }) => feeders))
      if (typeof consumer === "string") expect(powerOf(consumer), consumer).toBeGreaterThan(0);
  });

  test("have a drawer that is as high as their power wants, so that twins have drawers alike", () => {
    for (const { heights, feeders } of sections)
      for (const [index, consumer] of feeders.entries()) {
        const power = typeof consumer === "string" ? powerOf(consumer) : consumer;
        expect(heights.at(-1 - index), String(consumer)).toBe(power < meteredFrom ? 200 : 300);
      }
  });

  test("are strong enough for what they move, and not twice as strong", () => {
    expect(powerOf("P-124A") / insideTrain.boosterPower).toBeGreaterThan(1.1);
    expect(powerOf("P-124A") / insideTrain.boosterPower).toBeLessThan(2);
  });
});

test("the reactor has room for its batch, and its jacket water for its heat", () => {
  const filled =
    (recipe.water + recipe.emulsifier + recipe.monomer + recipe.initiator) / vessel.density / vessel.volume;
  expect(100 * filled).toBeLessThan(reactorUnit.loops["L-301"].limits.HH);
  expect(running.jacketIn).toBeGreaterThan(vessel.chilled);
});

describe("diagrams", () => {
  const sources = globSync(["items/*.tsx", "report/*.tsx", "screen/*.tsx"], { cwd: join(studio, "diagrams") });
  /** A value of its own, or a course that no simulation or balance gave. */
  const own = /\b(?:value|now|points)="[−\d]|histories\.ts|\bMath\.(?:sin|cos|exp)\b/;

  test.each(sources)("%s states no value and draws no course of its own", (source) => {
    expect(readFileSync(join(studio, "diagrams", source), "utf8")).not.toMatch(own);
  });

  test("would be found to", () => {
    expect('<Value tag="AI-140" value="412" />').toMatch(own);
    expect("points={history(7, 10, 0.02, (t) => 10 + 0.1 * Math.sin(9 * t))}").toMatch(own);
  });
});
