import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { permit } from "@ttpl/plant/alarm-rules.ts";
import { cycle, startBatch } from "@ttpl/plant/gas.ts";
import { step } from "@ttpl/plant/plant.ts";
import { type Disturbances, type Plant, settledPlant } from "@ttpl/plant/state.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";

const story = readFileSync(new URL("../../../../content/pages/success/scrubbingsystem.md", import.meta.url), "utf8");
const [, late = NaN] = (/rose to (\d+) mg\/Nm³ for ten minutes/.exec(story) ?? []).map(Number);
const [, moved = NaN] = (/stay below (\d+) mg\/Nm³/.exec(story) ?? []).map(Number);

/** What the panel promises: the two figures, and how many minutes after a start. */
const { storyText } = pageDataAt(readContent(), "/demo", "demo").words.panel;
const [promisedLate, promisedMoved, apart = NaN] = [/(\d+)\Wmg\/Nm³/, /below\W(\d+)/, /(\d+)\Wmin/].map((words) =>
  Number(words.exec(storyText ?? "")?.[1]),
);

const found: Partial<Disturbances> = { probeLate: true, startSignal: false };
const left: Partial<Disturbances> = { probeLate: false, startSignal: true };

/** Starts a batch, and follows the analyser at the stack until the next start is allowed: peak in mg/Nm³, minutes above the permit. */
function batch(plant: Plant, switches: Partial<Disturbances>) {
  Object.assign(plant.disturbances, switches);
  startBatch(plant);
  let [peak, over] = [0, 0];
  for (let second = 0; second < apart * 60; second++) {
    step(plant);
    peak = Math.max(peak, plant.analyser);
    if (plant.analyser > permit) over += 1 / 60;
  }
  return { peak, over };
}

/** Three cycles of the clock, whose noise differs. */
const cycles = 3;
const begin = Math.floor(1_790_000_000 / cycle.seconds) * cycle.seconds;

/** The plant as it was left, every two minutes, when a visitor may start a batch by the panel's words. */
function* moments(): Generator<Plant> {
  const plant = settledPlant(begin - cycle.seconds);
  while (plant.time < begin + cycles * cycle.seconds) {
    step(plant);
    const settled = plant.batch < 0 || plant.batch >= apart * 60;
    if (plant.time >= begin && plant.time % 120 === 0 && settled) yield structuredClone(plant);
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
      const first = structuredClone(plant);
      rises("probe in the tank", first);
      stays("probe moved after that", first);
      rises("probe in the tank again", first);
      stays("probe moved", plant);
      rises("probe in the tank after that", plant);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(cycles * 40);
  });

  test("at normal load it removes what the test found", () => {
    const plant = settledPlant(begin);
    while (plant.time < begin + 7100) step(plant);
    expect(plant.acidIn).toBeCloseTo(840, -1);
    expect(plant.acidOut).toBeGreaterThan(9);
    expect(plant.acidOut).toBeLessThan(12);
  });
});
