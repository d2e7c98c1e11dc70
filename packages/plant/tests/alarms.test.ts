import { expect, test } from "vitest";
import { alarmRules } from "../alarm-rules.ts";
import { acknowledge, inOrder, scan, shelve, shelvingSeconds } from "../alarms.ts";
import { reset } from "../interlocks.ts";
import { pointIndex } from "../points.ts";
import { dryer } from "../scrubbing-system.ts";
import { advance, type Simulation, simulationAt } from "../simulation.ts";
import type { Disturbances } from "../state.ts";

/** Shortly before the end of a cycle, when no batch runs. */
const quietTime = Math.floor(1_790_000_000 / 7200) * 7200 + 7000;
const run = (simulation: Simulation, seconds: number) => {
  for (let second = 0; second < seconds; second++) advance(simulation);
};
const valueOf = (simulation: Simulation, tag: string) => simulation.values[pointIndex(tag)];
const active = ({ alarms }: Simulation) =>
  alarms.filter(({ state }) => state === "unacknowledged").map(({ rule }) => rule.tag);
const fresh = () => simulationAt(quietTime, () => undefined);
/** A minute into a batch. */
const inBatch = () => simulationAt(quietTime - 7000 + dryer.start + 60, () => undefined);

test("no alarm is active while nobody disturbs the plant", () => {
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
  expect(active(simulation)).toContain("XA-101A");
  const alarm = simulation.alarms.find(({ rule }) => rule.tag === "XA-101A")!;
  expect(acknowledge(alarm, simulation.plant.time, () => undefined)).toBe(true);
  expect(alarm.state).toBe("acknowledged");
  reset(simulation.plant);
  run(simulation, 5);
  expect(alarm.state).toBe("normal");
});

test("both pumps lost: quench and dryer trip, and few alarms", () => {
  const simulation = inBatch();
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
  for (let second = 0; second < 20 * 3600 && !simulation.plant.pumpsStopped; second++) advance(simulation);
  run(simulation, 5);
  expect(simulation.plant.pumpsStopped).toBe(true);
  expect(active(simulation)).toEqual(expect.arrayContaining(["LALL-101"]));
  expect(alarm.suppressed).toBe(true);
  expect(simulation.alarms.find(({ rule }) => rule.tag === "FAL-101")?.suppressed).toBe(true);
});

test("an alarm begins after its delay, and a disturbance that is shorter raises none", () => {
  const rule = alarmRules.find(({ tag }) => tag === "FALL-102")!;
  const simulation = fresh();
  const values = Float64Array.from(simulation.values);
  const scanFor = (value: number, seconds: number) => {
    values[pointIndex(rule.point)] = value;
    for (let second = 0; second < seconds; second++) scan(simulation.alarms, values, second, () => undefined);
    return active(simulation).includes(rule.tag);
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
  expect(alarmed({ waterCut: true }, 14 * 3600)).toContain("LAL-101");
  const simulation = inBatch();
  simulation.plant.disturbances.drifting = true;
  run(simulation, dryer.batch - 120);
  // What the controller sees is at its set point; the liquor is not.
  expect(valueOf(simulation, "AIC-101.PV")).toBeCloseTo(8.6, 0);
  expect(simulation.plant.ph).toBeLessThan(7.2);
});

const tripped = () => {
  const simulation = fresh();
  simulation.plant.A.tripped = true;
  run(simulation, 5);
  return { simulation, alarm: simulation.alarms.find(({ rule }) => rule.tag === "XA-101A")! };
};

test("an alarm that has returned waits for its acknowledgement", () => {
  const { simulation, alarm } = tripped();
  reset(simulation.plant);
  run(simulation, 5);
  expect(alarm.state).toBe("returned");
  expect(acknowledge(alarm, simulation.plant.time, () => undefined)).toBe(true);
  expect(alarm.state).toBe("normal");
  expect(acknowledge(alarm, simulation.plant.time, () => undefined)).toBe(false);
});

test("a shelved alarm comes back by itself, which is an event", () => {
  const { simulation, alarm } = tripped();
  shelve(alarm, simulation.plant.time, () => undefined);
  run(simulation, shelvingSeconds - 1);
  expect(alarm.shelvedUntil).toBeGreaterThan(0);
  run(simulation, 1);
  expect(alarm.shelvedUntil).toBe(0);
  expect(simulation.events.at(-1)).toMatchObject({ tag: "XA-101A", kind: "unshelved" });
});

test("the list has the most urgent first, of the same urgency the newest, and what is shelved last", () => {
  const [urgent, less] = [1, 2].map((priority) => alarmRules.find((rule) => rule.priority === priority)!);
  const alarm = (rule = urgent!, since: number, shelvedUntil = 0) => ({ rule, since, shelvedUntil });
  const inList = [alarm(urgent, 2), alarm(urgent, 1), alarm(less, 3), alarm(urgent, 4, 9)];
  expect(inList.toReversed().toSorted(inOrder)).toEqual(inList);
});
