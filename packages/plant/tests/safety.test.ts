// What a hazard study asks of the scrubbing system, run for hours.
import { expect, test } from "vitest";
import { alarmRules, ruleOf } from "../alarm-rules.ts";
import { startBatch } from "../gas.ts";
import { reset } from "../interlocks.ts";
import { pointIndex } from "../points.ts";
import { overflowAt, overflowFull, tankVolume, thermometerAt } from "../scrubbing-results.ts";
import { alarms, dryer, loops, permit, quench, type RegisteredAlarm } from "../scrubbing-system.ts";
import { advance, type Simulation, simulationAt } from "../simulation.ts";
import type { Plant } from "../state.ts";

const cycle = Math.floor(1_790_000_000 / dryer.cycle) * dryer.cycle;
/** Twenty minutes into a batch, when the gas is at design load. */
const inBatch = () => simulationAt(cycle + dryer.start + 1200, () => undefined);
const run = (simulation: Simulation, seconds: number, watch?: (plant: Plant) => void) => {
  for (let second = 0; second < seconds; second++) {
    advance(simulation);
    watch?.(simulation.plant);
  }
};
const valueOf = ({ values }: Simulation, tag: string) => values[pointIndex(tag)] ?? NaN;
const alarmed = ({ events }: Simulation) => events.filter(({ kind }) => kind === "alarm").map(({ tag }) => tag);
const loseBothPumps = ({ A, B }: Plant) => void (A.tripped = B.tripped = true);

test("make-up cut for twenty hours: the dryer trips, quench water comes, and the tank does not overflow", () => {
  const simulation = inBatch();
  simulation.plant.disturbances.waterCut = true;
  let [quenched, overflown, highest] = [false, 0, 0];
  let low = false;
  run(simulation, 20 * 3600, (plant) => {
    quenched ||= plant.quench;
    low ||= plant.pumpsStopped;
    overflown += plant.overflow;
    if (low) highest = Math.max(highest, (plant.water / tankVolume) * 100);
  });
  expect(low).toBe(true);
  expect(quenched).toBe(true);
  expect(simulation.plant).toMatchObject({ dryerTripped: true, quench: false });
  expect(overflown).toBe(0);
  expect(highest).toBeLessThan(loops["L-101"].limits.L);
});

test("the quench valve stays open while the gas is hot, and closes once it is cool", () => {
  const simulation = inBatch();
  loseBothPumps(simulation.plant);
  let open = 0;
  run(simulation, 4 * 3600, (plant) => void (open += Number(plant.quench)));
  expect(open).toBeGreaterThanOrEqual(quench.closesAfter);
  expect(open).toBeLessThan(quench.closesAfter + 300);
  expect(simulation.plant.temperature).toBeLessThan(quench.closesBelow);
});

test("the limit of the permit is told whatever its cause, and no alarm suppresses it", () => {
  const legal = Object.entries<RegisteredAlarm>(alarms).filter(([, { legal: of }]) => of);
  expect(legal.length).toBeGreaterThan(0);
  for (const [tag, { suppressedBy }] of legal) expect(suppressedBy, tag).toBeUndefined();
  expect(legal.map(([tag]) => ruleOf(tag as "AAH-103").limit)).toContain(permit);
  const simulation = inBatch();
  loseBothPumps(simulation.plant);
  let highest = 0;
  run(simulation, 300, () => (highest = Math.max(highest, valueOf(simulation, "AI-103"))));
  expect(highest).toBeGreaterThan(permit);
  expect(alarmed(simulation)).toContain("AAH-103");
});

test("without circulation the dryer trips, no caustic is dosed, the controllers hold and the probes show no flow", () => {
  const simulation = inBatch();
  const { plant } = simulation;
  loseBothPumps(plant);
  // Sooner than for lack of liquor in the venturi.
  run(simulation, 10);
  expect(plant.dryerTripped).toBe(true);
  const { sodium, pH } = plant;
  const { output } = pH;
  run(simulation, 3600);
  expect(valueOf(simulation, "P-102")).toBe(0);
  expect(valueOf(simulation, "FI-104")).toBe(0);
  expect(plant.sodium).toBeLessThanOrEqual(sodium);
  expect(pH.output).toBe(output);
  for (const probe of ["AIC-101.PV", "AIC-102.PV"]) expect(valueOf(simulation, probe), probe).toBeNaN();
  reset(plant);
  run(simulation, 60);
  for (const probe of ["AIC-101.PV", "AIC-102.PV"]) expect(valueOf(simulation, probe), probe).toBeGreaterThan(0);
});

test("a standby pump that takes over trips nothing, and pumps do not hunt after a reset", () => {
  const simulation = inBatch();
  const { plant } = simulation;
  plant.A.tripped = true;
  run(simulation, 600);
  expect(plant).toMatchObject({ dryerTripped: false, duty: "B" });
  loseBothPumps(plant);
  run(simulation, 60);
  reset(plant);
  const { duty } = plant;
  run(simulation, 600, () => expect(plant.duty).toBe(duty));
  expect(valueOf(simulation, "FI-101")).toBeGreaterThan(loops["F-101"].limits.L);
});

test.each([
  ["the fan trips", (plant: Plant) => void (plant.fanTripped = true), "XA-103"],
  ["the emergency stop is pressed", (plant: Plant) => void (plant.stopPressed = true), "XA-104"],
])("%s: the dryer trips, and until the reset it cannot be started", (_, act, tag) => {
  const simulation = inBatch();
  const { plant } = simulation;
  act(plant);
  run(simulation, 5);
  expect(plant.dryerTripped).toBe(true);
  expect(alarmed(simulation)).toContain(tag);
  run(simulation, 3600);
  expect(plant.gas).toBeLessThan(1);
  expect(startBatch(plant)).toBe("tripped");
  reset(plant);
  run(simulation, 600);
  expect(plant.dryerTripped).toBe(false);
  expect(plant.gas).toBeGreaterThan(10_000);
  expect(startBatch(plant)).toBeUndefined();
});

test("the emergency stop stops pumps, caustic and fan", () => {
  const simulation = inBatch();
  simulation.plant.stopPressed = true;
  run(simulation, 60);
  for (const tag of ["P-101A", "P-101B", "P-102", "K-101"]) expect(valueOf(simulation, tag), tag).toBe(0);
});

test("suction that is lost while the fan runs trips the dryer", () => {
  const simulation = inBatch();
  // The fan turns, and moves nothing.
  run(simulation, 60, (plant) => void (plant.fan = 20));
  expect(simulation.plant.dryerTripped).toBe(true);
  expect(alarmed(simulation)).toContain("PAH-102");
});

test("between batches the gas is clean, and a running batch refuses another start", () => {
  const simulation = inBatch();
  const { plant } = simulation;
  const { batch } = plant;
  expect(batch).toBeGreaterThan(0);
  expect(startBatch(plant)).toBe("running");
  expect(plant.batch).toBe(batch);
  expect(valueOf(simulation, "AI-104")).toBeGreaterThan(800);
  run(simulation, dryer.batch - batch + 300);
  expect(plant.batch).toBe(-1);
  expect(valueOf(simulation, "AI-104")).toBeLessThan(1);
  expect(valueOf(simulation, "AI-103")).toBeLessThan(1);
});

test("level alarms are below the overflow, and the thermometer is above what the overflow can carry", () => {
  for (const limit of Object.values(loops["L-101"].limits)) expect(limit).toBeLessThan(overflowAt);
  expect(overflowFull).toBeLessThan(thermometerAt);
  expect(thermometerAt).toBeLessThan(100);
});

test("whatever floods the tank, the liquor stays below the thermometer", () => {
  const simulation = inBatch();
  const { plant } = simulation;
  // The worst: quench and make-up valves stuck open.
  run(simulation, 6 * 3600, () => {
    plant.quench = true;
    plant.level.setPoint = 100;
  });
  expect(plant.overflow).toBeGreaterThan(2000);
  expect((plant.water / tankVolume) * 100).toBeLessThan(thermometerAt);
  expect(alarmed(simulation)).toContain("LAH-101");
});

test("no instrument shows more than its range", () => {
  const simulation = inBatch();
  const [, high] = loops["A-103"].range;
  simulation.plant.analyzer = 5 * high;
  run(simulation, 1);
  expect(simulation.plant.analyzer).toBeGreaterThan(high);
  expect(valueOf(simulation, "AI-103")).toBe(high);
});

test("alarms name only alarms of the register as what suppresses them, of no lower priority", () => {
  for (const { tag, priority, suppressedBy } of alarmRules)
    for (const cause of suppressedBy) {
      expect(alarms, `${tag} by ${cause}`).toHaveProperty(cause);
      expect(ruleOf(cause as "AAH-103").priority, `${tag} by ${cause}`).toBeLessThanOrEqual(priority);
    }
});
