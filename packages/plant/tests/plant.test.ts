import fc from "fast-check";
import { expect, test } from "vitest";
import { charge } from "../chemistry.ts";
import { startBatch } from "../gas.ts";
import { reset } from "../interlocks.ts";
import { step } from "../plant.ts";
import { loops, points } from "../points.ts";
import { tankVolume } from "../scrubbing-results.ts";
import { loops as registered } from "../scrubbing-system.ts";
import { advance, simulationAt } from "../simulation.ts";
import { type Disturbances, type Plant, settledPlant } from "../state.ts";
import { control, controller } from "../controller.ts";

/** Some moment; the plant is the same at every full cycle of the clock but for the noise. */
const someTime = 1_790_000_000;

type Change = (plant: Plant) => void;
const toggle = (name: keyof Disturbances): Change => {
  return ({ disturbances }) => void (disturbances[name] = !disturbances[name]);
};
const changes: readonly Change[] = [
  startBatch,
  reset,
  ({ A }) => void (A.tripped = true),
  ({ B }) => void (B.tripped = true),
  (plant) => void (plant.fanTripped = true),
  (plant) => void (plant.stopPressed = true),
  ...(["probeLate", "startSignal", "waterCut", "fouling", "drifting"] as const).map(toggle),
  ...loops.flatMap(({ setPoints, of }) =>
    setPoints.map(
      (limit): Change =>
        (plant) =>
          void (of(plant).setPoint = limit),
    ),
  ),
];
const week = 7 * 86_400;
const runs = 4;
const disturbed = fc.array(fc.tuple(fc.integer({ min: 1, max: 3600 }), fc.constantFrom(...changes)), { minLength: 80 });

test("over a week of disturbances balances close, and no value leaves its physical range", () => {
  fc.assert(
    fc.property(disturbed, (events) => {
      const plant = settledPlant(0);
      const start = { water: plant.water, sodium: plant.sodium, chloride: plant.chloride };
      let next = 0;
      let due = 0;
      let absorbed = 0;
      for (let second = 0; second < week / runs; second++) {
        if (second >= due) {
          const [pause = 1, change] = events[next++ % events.length] ?? [];
          change?.(plant);
          due = second + pause;
        }
        step(plant);
        absorbed += plant.absorbed / 3600;
        const inside =
          plant.water > 0 &&
          plant.water <= tankVolume &&
          plant.sodium >= 0 &&
          plant.chloride >= 0 &&
          plant.ph > 1 &&
          plant.ph < 13.9 &&
          plant.acidOut >= 0 &&
          plant.acidOut <= plant.acidIn + 1e-9 &&
          plant.gas >= 0 &&
          plant.temperature > 20 &&
          plant.temperature <= 80 &&
          plant.draft <= 0 &&
          plant.makeUp >= 0 &&
          plant.blowDown >= 0;
        if (!inside) throw new Error(`Second ${second}: ${JSON.stringify({ ...plant, phPast: undefined })}`);
        if (second % 600 === 0) {
          expect(charge((plant.sodium - plant.chloride) / plant.water, plant.ph)).toBeCloseTo(0, 5);
          for (const { of, low, high, tag } of points)
            if (/\.(?:SP|OP)$|^P-|^XV|^DR/.test(tag)) expect(of(plant)).toSatisfy((v: number) => v >= low && v <= high);
        }
      }
      const { totals } = plant;
      const close = (value: number, wanted: number, size: number) =>
        expect(Math.abs(value - wanted) / Math.max(1, size)).toBeLessThan(1e-9);
      close(plant.water - start.water, totals.waterIn - totals.waterOut, totals.waterIn);
      close(plant.sodium - start.sodium, totals.sodiumIn - totals.sodiumOut, totals.sodiumIn);
      close(plant.chloride - start.chloride, totals.chlorideIn - totals.chlorideOut, totals.chlorideIn);
      close(totals.acidFed - totals.acidEmitted, absorbed, totals.acidFed);
      // What the gas lost is in the liquor: 36.46 g of acid for each mol of chloride.
      close(totals.chlorideIn * 36.46, absorbed, totals.acidFed);
    }),
    // To shrink a week takes minutes.
    { numRuns: runs, endOnFailure: true },
  );
});

test("two visitors who touch nothing see the same plant", () => {
  const early = simulationAt(someTime, () => undefined);
  for (let second = 0; second < 5000; second++) advance(early);
  const later = simulationAt(someTime + 5000, () => undefined);
  expect(later.plant.time).toBe(early.plant.time);
  for (const [index, { tag, decimals }] of points.entries())
    expect(later.values[index]?.toFixed(decimals), tag).toBe(early.values[index]?.toFixed(decimals));
});

test("a step takes no longer than 1,000 exponentials: it takes about as long as 500", () => {
  const simulation = simulationAt(someTime, () => undefined);
  let sum = 0;
  const exponentials = () => {
    for (let count = 0; count < 1000; count++) sum += Math.exp(-count / 1000);
  };
  /** Time of this thread for each of 5,000 calls, µs: other processes may have the processor. */
  const timeOf = (call: () => void): number => {
    const start = process.threadCpuUsage();
    for (let second = 0; second < 5000; second++) call();
    return process.threadCpuUsage(start).user / 5000;
  };
  // In turn, because a shared machine is twice as slow in one second as in the next.
  const pairs = Array.from({ length: 8 }, () => [timeOf(() => advance(simulation)), timeOf(exponentials)] as const);
  const least = (of: 0 | 1) => Math.min(...pairs.map((pair) => pair[of]));
  const [step, yardstick] = [least(0), least(1)];
  console.log(`${step.toFixed(1)} µs a step, with alarms; ${yardstick.toFixed(1)} µs for the exponentials`);
  expect(sum).toBeGreaterThan(0);
  expect(step).toBeLessThan(yardstick);
});

test("a controller whose output has been at its end for long answers at once", () => {
  const loop = controller(50, 50);
  const tuning = { gain: 2, integral: 60, direct: false };
  for (let second = 0; second < 36_000; second++) control(loop, tuning, 20);
  expect(loop.output).toBe(100);
  for (let second = 0; second < 5; second++) control(loop, tuning, 60);
  expect(loop.output).toBeLessThan(90);
});

test("a cycle of the dryer ends as it began, so that the start needs no settling", () => {
  const plant = settledPlant(0);
  step(plant);
  const before = points.map(({ of }) => of(plant));
  const start = { ...plant };
  for (let second = 0; second < 2 * 7200; second++) step(plant);
  for (const [index, { tag, of, low, high }] of points.entries()) {
    // Outputs of the loops follow the noise, and the day tank is filled once in some days.
    if (tag.endsWith(".OP") || tag === "LI-102") continue;
    expect(Math.abs(of(plant) - (before[index] ?? NaN)) / (high - low), tag).toBeLessThan(0.01);
  }
  expect(plant.water / start.water).toBeCloseTo(1, 2);
});

test("set points begin where the register has them", () => {
  const { level, pH, pressure, conductivity } = settledPlant(0);
  expect([level, pH, pressure, conductivity].map(({ setPoint }) => setPoint)).toEqual(
    (["L-101", "A-101", "P-102", "A-102"] as const).map((key) => registered[key].setPoint),
  );
});
