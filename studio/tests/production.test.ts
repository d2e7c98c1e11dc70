import { describe, expect, it } from "vitest";
import {
  bottlesInCase,
  effectiveness,
  good,
  inOpenCase,
  machines,
  orders,
  pareto,
  planned,
  ran,
  ratedSpeed,
  shift,
  stopped,
  stops,
} from "../diagrams/plant/production.ts";

const percent = (share: number) => Number((100 * share).toFixed(1));

describe("bottling line 3", () => {
  it("multiplies availability, performance and quality to the OEE, also in the rounded values", () => {
    const { availability, performance, quality, oee } = effectiveness;
    expect(availability).toBe(ran / planned);
    expect(performance).toBe((machines[0]?.taken ?? 0) / (ratedSpeed * ran));
    expect(quality).toBe(good / (machines[0]?.taken ?? 0));
    expect(oee).toBeCloseTo(good / (ratedSpeed * planned), 9);
    expect(percent((percent(availability) * percent(performance) * percent(quality)) / 1e6)).toBe(percent(oee));
  });

  it("has stops that do not overlap each other or the break, or lie in the future", () => {
    for (const [at, { at: from, minutes }] of stops.entries()) {
      expect(from + minutes).toBeLessThanOrEqual(stops[at + 1]?.at ?? shift.now);
      const breakEnd = shift.breakFrom + shift.breakMinutes;
      expect(from + minutes <= shift.breakFrom || from >= breakEnd).toBe(true);
    }
    const reasons = pareto();
    expect(reasons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(stopped);
    expect(reasons.at(-1)?.share).toBeCloseTo(1, 9);
    for (const [at, { minutes }] of reasons.slice(1).entries())
      expect(minutes).toBeLessThanOrEqual(reasons[at]?.minutes ?? 0);
  });

  it("loses no bottle between the machines or on the way into the cases", () => {
    for (const [at, { taken, rejected, passed }] of machines.entries()) {
      expect(taken - rejected).toBe(passed);
      expect(machines[at + 1]?.taken ?? good).toBe(passed);
    }
    const packed = orders.reduce((sum, order) => sum + order.packed, 0);
    expect(packed * bottlesInCase + inOpenCase).toBe(good);
    for (const { packed, asked } of orders) expect(packed).toBeLessThanOrEqual(asked);
  });

  it("completes the first order at the bottle change", () => {
    const change = stops.find(({ reason }) => reason === "Bottle change")?.at ?? 0;
    const before = stops.filter(({ at }) => at < change).reduce((sum, { minutes }) => sum + minutes, 0);
    const filled = (good / ran) * (change - before);
    expect(filled / ((orders[0]?.packed ?? 0) * bottlesInCase)).toBeCloseTo(1, 1);
  });
});
