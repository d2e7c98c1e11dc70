import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alarmRules } from "../../../plant/alarm-rules.ts";
import { charge } from "../../../plant/chemistry.ts";
import { normalShare, startBatch } from "../../../plant/gas.ts";
import { interlocks, reset } from "../../../plant/interlocks.ts";
import { step } from "../../../plant/plant.ts";
import { loops, placeOf, points } from "../../../plant/points.ts";
import { advance, type Simulation, simulationAt } from "../../../plant/simulation.ts";
import { type Disturbances, type Plant, settledPlant, tankVolume } from "../../../plant/state.ts";
import { acknowledge, scan } from "../../../plant/alarms.ts";
import { control, controller } from "../../../plant/controller.ts";
import { scrubber, scrubberActions } from "../../../studio/diagrams/plant/tags/scrubber.ts";

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

describe("alarms and interlocks", () => {
  const run = (simulation: Simulation, seconds: number) => {
    for (let second = 0; second < seconds; second++) advance(simulation);
  };
  const valueOf = (simulation: Simulation, tag: string) => simulation.values[placeOf(tag)];
  const standing = ({ alarms }: Simulation) =>
    alarms.filter(({ state }) => state === "unacknowledged").map(({ rule }) => rule.tag);
  const fresh = () => simulationAt(Math.floor(someTime / 7200) * 7200 + 7000, () => undefined);

  test("nothing stands while nobody disturbs the plant", () => {
    const simulation = fresh();
    run(simulation, 7200);
    expect(simulation.events).toEqual([]);
  });

  test("the standby pump takes over; the alarm of the trip waits for an acknowledgement, and for the reset", () => {
    const simulation = fresh();
    simulation.plant.A.tripped = true;
    run(simulation, 30);
    expect(valueOf(simulation, "P-101B")).toBe(1);
    expect(valueOf(simulation, "FI-101")).toBeGreaterThan(39);
    expect(simulation.plant.dryerTripped).toBe(false);
    expect(standing(simulation)).toContain("XA-101A");
    const alarm = simulation.alarms.find(({ rule }) => rule.tag === "XA-101A")!;
    expect(acknowledge(alarm, simulation.plant.time, () => undefined)).toBe(true);
    expect(alarm.state).toBe("acknowledged");
    reset(simulation.plant);
    run(simulation, 5);
    expect(alarm.state).toBe("normal");
  });

  test("both pumps lost: quench and dryer trip, and few alarms", () => {
    const simulation = fresh();
    simulation.plant.A.tripped = simulation.plant.B.tripped = true;
    run(simulation, 600);
    expect(simulation.plant).toMatchObject({ quench: true, dryerTripped: true });
    expect(simulation.plant.temperature).toBeLessThan(70);
    // A flood is more than ten in ten minutes.
    expect(simulation.events.filter(({ kind }) => kind === "alarm").length).toBeLessThanOrEqual(5);
  });

  test("without make-up the level falls to the pumps' interlock, and its alarm suppresses those that follow", () => {
    const simulation = fresh();
    simulation.plant.disturbances.waterCut = true;
    const alarm = simulation.alarms.find(({ rule }) => rule.tag === "LAL-101")!;
    for (let second = 0; second < 14_400 && !simulation.plant.pumpsStopped; second++) advance(simulation);
    run(simulation, 5);
    expect(simulation.plant.pumpsStopped).toBe(true);
    expect(standing(simulation)).toEqual(expect.arrayContaining(["LALL-101"]));
    expect(alarm.suppressed).toBe(true);
    expect(simulation.alarms.find(({ rule }) => rule.tag === "FAL-101")?.suppressed).toBe(true);
  });

  test("an alarm begins after its delay, and a disturbance that is shorter raises none", () => {
    const rule = alarmRules.find(({ tag }) => tag === "FALL-102")!;
    const simulation = fresh();
    const values = Float64Array.from(simulation.values);
    const scanFor = (value: number, seconds: number) => {
      values[placeOf(rule.point)] = value;
      for (let second = 0; second < seconds; second++) scan(simulation.alarms, values, second, () => undefined);
      return standing(simulation).includes(rule.tag);
    };
    const [on] = rule.delay;
    expect(on).toBeGreaterThan(1);
    expect(scanFor(rule.limit - 1, on)).toBe(false);
    expect(scanFor(rule.limit + 1, 1)).toBe(false);
    expect(scanFor(rule.limit - 1, on)).toBe(false);
    expect(scanFor(rule.limit - 1, 1)).toBe(true);
  });

  test("a fouled bed, a drifting probe and a cut of make-up are noticed", () => {
    const alarmed = (change: Partial<Disturbances>, seconds: number) => {
      const simulation = fresh();
      Object.assign(simulation.plant.disturbances, change);
      run(simulation, seconds);
      return simulation.events.map(({ tag }) => tag);
    };
    expect(alarmed({ fouling: true }, 1800)).toContain("PDAH-101");
    expect(alarmed({ waterCut: true }, 7200)).toContain("LAL-101");
    const simulation = fresh();
    simulation.plant.disturbances.drifting = true;
    run(simulation, 1500);
    // What the controller sees is at its set point; the liquor is not.
    expect(valueOf(simulation, "AIC-101.PV")).toBeCloseTo(8.6, 0);
    expect(simulation.plant.ph).toBeLessThan(7.2);
  });
});

test("a controller whose output has been at its end for long answers at once", () => {
  const loop = controller(50, 50);
  const tuning = { gain: 2, integral: 60, direct: false };
  for (let second = 0; second < 36_000; second++) control(loop, tuning, 20);
  expect(loop.output).toBe(100);
  for (let second = 0; second < 5; second++) control(loop, tuning, 60);
  expect(loop.output).toBeLessThan(90);
});

test("limits, ranges and interlocks are those of the P&ID", () => {
  const names = {
    quench: "XV-112 opens",
    dryer: "Dryer trips",
    standby: "P-101B starts",
    pumps: "P-101A and P-101B stop",
  };
  expect(
    interlocks.map(({ cause, limit, effects }) => ({ cause, limit, effects: effects.map((one) => names[one]) })),
  ).toEqual(scrubberActions.map(({ cause, limit, effects }) => ({ cause, limit, effects })));
  const drawn = scrubber.loops;
  const limitOf = (tag: string) => alarmRules.find((rule) => rule.tag === tag)?.limit;
  expect(limitOf("LAL-101")).toBe(drawn["L-101"].limits.L);
  expect(limitOf("LAH-101")).toBe(drawn["L-101"].limits.H);
  expect(limitOf("PDAH-101")).toBe(drawn["PD-101"].limits.H);
  const rangeOf = (tag: string) => {
    const { low, high } = points[placeOf(tag)]!;
    return [low, high];
  };
  for (const [loop, { functions, range }] of Object.entries(drawn)) {
    const tag = functions.split(" ").map((one) => `${one}-${loop.split("-")[1]}`);
    const point = points.find((one) => tag.some((name) => one.tag === name || one.tag === `${name}.PV`));
    if (point) expect([point.low, point.high], point.tag).toEqual(range);
  }
  expect(rangeOf("AIC-101.PV")).toEqual(drawn["A-101"].range);
  expect(settledPlant(0).level.setPoint).toBe(drawn["L-101"].setPoint);
  expect(settledPlant(0).pH.setPoint).toBe(drawn["A-101"].setPoint);
  expect(normalShare).toBeGreaterThan(0.7);
});
