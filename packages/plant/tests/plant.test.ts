import fc from "fast-check";
import { expect, test } from "vitest";
import { alarmRules } from "../alarm-rules.ts";
import { charge } from "../chemistry.ts";
import { startBatch } from "../gas.ts";
import { interlocks, reset } from "../interlocks.ts";
import { step } from "../plant.ts";
import { loops, points } from "../points.ts";
import { advance, simulationAt } from "../simulation.ts";
import { type Disturbances, type Plant, settledPlant, tankVolume } from "../state.ts";
import { control, controller } from "../controller.ts";
import { scrubber, scrubberActions } from "../../../studio/diagrams/plant/tags/scrubber.ts";
import { type Loop, tagsOf } from "../../../studio/diagrams/plant/tags/tag-list.ts";

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
          plant.draught <= 0 &&
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
        expect(Math.abs(value - wanted) / size).toBeLessThan(1e-9);
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
  for (const [at, { tag, decimals }] of points.entries())
    expect(later.values[at]?.toFixed(decimals), tag).toBe(early.values[at]?.toFixed(decimals));
});

test("a step takes at most 10 µs", () => {
  const simulation = simulationAt(someTime, () => undefined);
  const best = Math.min(
    ...Array.from({ length: 8 }, () => {
      // Time of this thread, as other processes may have the processor.
      const start = process.threadCpuUsage();
      for (let second = 0; second < 5000; second++) advance(simulation);
      return process.threadCpuUsage(start).user / 5000;
    }),
  );
  console.log(`${best.toFixed(1)} µs a step, with alarms`);
  expect(best).toBeLessThan(10);
});

test("a controller whose output has been at its end for long answers at once", () => {
  const loop = controller(50, 50);
  const tuning = { gain: 2, integral: 60, direct: false };
  for (let second = 0; second < 36_000; second++) control(loop, tuning, 20);
  expect(loop.output).toBe(100);
  for (let second = 0; second < 5; second++) control(loop, tuning, 60);
  expect(loop.output).toBeLessThan(90);
});

test("interlocks and set points are those of the P&ID", () => {
  const names = {
    quench: "XV-112 opens",
    dryer: "Dryer trips",
    standby: "P-101B starts",
    pumps: "P-101A and P-101B stop",
  };
  expect(
    interlocks.map(({ cause, limit, effects }) => ({ cause, limit, effects: effects.map((one) => names[one]) })),
  ).toEqual(scrubberActions.map(({ cause, limit, effects }) => ({ cause, limit, effects })));
  const { level, pH } = settledPlant(0);
  expect(level.setPoint).toBe(scrubber.loops["L-101"].setPoint);
  expect(pH.setPoint).toBe(scrubber.loops["A-101"].setPoint);
});

const listed = tagsOf(scrubber);

test("all points are of the P&ID's list, with the same ranges", () => {
  let compared = 0;
  for (const { tag: point, low, high } of points) {
    const [tag = "", part = "PV"] = point.split(".");
    const of = listed.get(tag);
    expect(of, point).toBeDefined();
    if (!of || !("range" in of) || part !== "PV") continue;
    expect([low, high], point).toEqual(of.range);
    compared += 1;
  }
  // Four controlled loops, the gas temperature, the flows and the bed.
  expect(compared).toBeGreaterThanOrEqual(loops.length);
});

test("the alarms are those of the P&ID's list, at the same limits", () => {
  const wanted = [...listed.keys()].filter((tag) => /^([A-Z]{1,2}A[HL]{1,2}|XA)-/.test(tag));
  const simulated = new Set<string>(alarmRules.map(({ tag }) => tag));
  const [rules, list] = ["packages/plant/alarm-rules.ts", "studio/diagrams/plant/tags/scrubber.ts"];
  for (const tag of wanted) expect(simulated, `${tag} is in ${list}: add its rule to ${rules}`).toContain(tag);
  for (const tag of simulated)
    expect(wanted, `${tag} is in ${rules}: add its limit to ${list}, and run npm run pictures`).toContain(tag);
  for (const { tag, limit } of alarmRules.filter(({ tag: name }) => !name.startsWith("XA"))) {
    const loop = listed.get(tag) as Loop;
    expect(loop.limits?.[tag.replace(/^.*A([HL]+)-.*$/, "$1") as "H"], tag).toBe(limit);
  }
});
