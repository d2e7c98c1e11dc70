import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startBatch } from "@ttpl/plant/gas.ts";
import { step } from "@ttpl/plant/plant.ts";
import { dryer, duty, permit } from "@ttpl/plant/scrubbing-system.ts";
import { type Disturbances, type Plant, settledPlant } from "@ttpl/plant/state.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";

const story = readFileSync(new URL("../../../../content/pages/success/scrubbingsystem.md", import.meta.url), "utf8");
const [, late = NaN] = (/rose to (\d+) mg\/Nm³ for ten minutes/.exec(story) ?? []).map(Number);
const [, moved = NaN] = (/stay below (\d+) mg\/Nm³/.exec(story) ?? []).map(Number);

/** What the panel promises: the two figures, and how many minutes after the end of a batch. */
const { storyText } = pageDataAt(readContent(), "/demo", "demo").words.panel;
const [promisedLate, promisedMoved, apart = NaN] = [/(\d+)\Wmg\/Nm³/, /below\W(\d+)/, /(\d+)\Wmin/].map((words) =>
  Number(words.exec(storyText ?? "")?.[1]),
);

const found: Partial<Disturbances> = { probeLate: true, startSignal: false };
const left: Partial<Disturbances> = { probeLate: false, startSignal: true };

/** How long the dryer has stood since its last batch, by the second. */
const idle = new WeakMap<Plant, number>();
function pass(plant: Plant): void {
  step(plant);
  idle.set(plant, plant.batch < 0 ? (idle.get(plant) ?? 0) + 1 : 0);
}
const mayStart = (plant: Plant): boolean => (idle.get(plant) ?? 0) >= apart * 60;
const copyOf = (plant: Plant): Plant => {
  const copy = structuredClone(plant);
  idle.set(copy, idle.get(plant) ?? 0);
  return copy;
};

/** Starts a batch when the panel allows it, and follows the analyzer at the stack: peak in mg/Nm³, minutes above the permit. */
function batch(plant: Plant, switches: Partial<Disturbances>) {
  while (!mayStart(plant)) pass(plant);
  Object.assign(plant.disturbances, switches);
  expect(startBatch(plant)).toBeUndefined();
  let [peak, over] = [0, 0];
  do {
    pass(plant);
    peak = Math.max(peak, plant.analyzer);
    if (plant.analyzer > permit) over += 1 / 60;
  } while (plant.batch >= 0);
  return { peak, over };
}

/** Three cycles of the clock, whose noise differs. */
const cycles = 3;
const begin = Math.floor(1_790_000_000 / dryer.cycle) * dryer.cycle;

/** The plant as it was left, every two minutes, when a visitor may start a batch by the panel's words. */
function* moments(): Generator<Plant> {
  const plant = settledPlant(begin - dryer.cycle);
  while (plant.time < begin + cycles * dryer.cycle) {
    pass(plant);
    if (plant.time >= begin && plant.time % 120 === 0 && mayStart(plant)) yield copyOf(plant);
  }
}

describe("the success story", () => {
  test("the panel promises the story's figures", () => {
    expect([promisedLate, promisedMoved]).toEqual([late, moved]);
    expect(apart).toBeLessThanOrEqual(30);
  });

  test("holds whenever a visitor starts it, and when he starts it again", () => {
    let seen = 0;
    for (const plant of moments()) {
      const at = `${new Date(plant.time * 1000).toISOString()}, `;
      const rises = (name: string, one: Plant) => {
        const { peak, over } = batch(one, found);
        expect(Math.abs(peak - late), `${at}${name}: ${peak.toFixed(1)}`).toBeLessThan(1.5);
        expect(over, at + name).toBeGreaterThan(7);
        expect(over, at + name).toBeLessThan(13);
      };
      const stays = (name: string, one: Plant) => {
        const { peak } = batch(one, left);
        expect(peak, at + name).toBeLessThan(moved);
      };
      const first = copyOf(plant);
      rises("probe in the tank", first);
      stays("probe moved after that", first);
      rises("probe in the tank again", first);
      stays("probe moved", plant);
      rises("probe in the tank after that", plant);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(cycles * 20);
  });

  test("at normal load it removes what the test found", () => {
    const plant = settledPlant(begin);
    while (plant.time % dryer.cycle < dryer.start + dryer.batch - 60) step(plant);
    expect(plant.acidIn).toBeCloseTo(duty.acidIn, -1);
    expect(plant.acidOut).toBeGreaterThan(9);
    expect(plant.acidOut).toBeLessThan(12);
  });
});
