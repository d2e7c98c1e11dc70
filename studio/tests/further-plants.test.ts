import { describe, expect, it } from "vitest";
import { column, faceplates } from "../diagrams/plant/distillation.ts";
import { cycle, drumsAnHour, fillingTime, now, weightAt } from "../diagrams/plant/drum-filler.ts";
import { compressors, station } from "../diagrams/plant/gas-station.ts";
import {
  effectiveness,
  good,
  inOpenCase,
  machines,
  orders,
  pareto,
  planned,
  ran,
  stopped,
} from "../diagrams/plant/production.ts";
import { bottlesInCase, ratedSpeed, shift, stops } from "../diagrams/plant/registers/bottling-line.ts";
import { recipe } from "../diagrams/plant/registers/drum-filling.ts";
import { mains, reservoirs, type ReservoirTag } from "../diagrams/plant/registers/town-water.ts";
import { gain, pumpPressure } from "../diagrams/plant/reservoirs.ts";
import { within } from "./within.ts";

const printed = (value: number, decimals: number) => Number(value.toFixed(decimals));

describe("column C-410", () => {
  it("balances mass and benzene, also in the rounded values", () => {
    const { feed, distillate, bottoms, purity } = column;
    expect(distillate + bottoms).toBeCloseTo(feed, 9);
    expect(distillate * purity.distillate + bottoms * purity.bottoms).toBeCloseTo(feed * purity.feed, 9);
    expect(printed(distillate, 1) + printed(bottoms, 1)).toBeCloseTo(feed, 9);
  });

  it("supplies the reboiler with the heat leaving through condenser, products and losses", () => {
    const steamHeat = (column.steam * column.heats.steam) / 3.6;
    expect(steamHeat).toBeCloseTo(column.condenser + column.sensible + column.loss, 6);
    expect(column.condenser).toBeCloseTo(((column.reflux + column.distillate) * column.heats.benzene) / 3.6, 6);
  });

  it("exceeds the minimum reflux of this separation", () => {
    // Underwood's equation for a boiling feed and an almost pure top product: relative volatility of benzene to toluene
    // 2.45.
    const { distillate: top, feed } = column.purity;
    const volatility = 2.45;
    const least = (top / feed - (volatility * (1 - top)) / (1 - feed)) / (volatility - 1);
    expect(column.reflux / column.distillate).toBeGreaterThan(1.1 * least);
  });

  it("cascades set points: temperature to steam, feed to reflux", () => {
    const [tray, steam, reflux] = faceplates;
    expect(((tray?.output ?? 0) / 100) * (steam?.range[1] ?? 0)).toBeCloseTo(steam?.setPoint ?? -1, 9);
    expect(reflux?.setPoint).toBeCloseTo(column.ratio * column.feed, 9);
  });
});

describe("gas compressor station", () => {
  it("exports the inflow minus its own fuel, also in the rounded values", () => {
    expect(station.export + station.fuel).toBeCloseTo(station.inlet, 9);
    expect(printed(station.export, 1) + printed(station.fuel, 1)).toBeCloseTo(printed(station.inlet, 1), 9);
  });

  it("heats the gas according to its efficiency, and burns a plausible share of it", () => {
    const [a, b] = compressors;
    expect(a.temperature).toBeLessThan(110);
    expect(b.temperature).toBeGreaterThan(115);
    within(station.fuel / station.inlet, 0.008, 0.02);
  });
});

describe("town water", () => {
  const tags = Object.keys(reservoirs) as ReservoirTag[];

  it("stores the difference between inflow and demand", () => {
    const used = tags.reduce((sum, tag) => sum + reservoirs[tag].out.town, 0);
    const stored = tags.reduce((sum, tag) => sum + gain(tag), 0);
    expect(mains["PS-1"].flow).toBe(used + stored);
    expect(reservoirs["R-1"].out.on).toBe(reservoirs["R-2"].in);
    expect(reservoirs["R-2"].out.on).toBe(reservoirs["R-3"].in);
  });

  it("pumps against static head and friction, at a velocity usual in mains", () => {
    for (const tag of ["PS-1", "PS-2"] as const) {
      const { flow, bore, from, to } = mains[tag];
      expect(pumpPressure(tag)).toBeGreaterThan(((to - from) * 9.81) / 100);
      expect(pumpPressure(tag)).toBeLessThan(((to - from) * 9.81) / 100 + 1.7);
      const velocity = flow / 3600 / ((Math.PI / 4) * bore ** 2);
      within(velocity, 0.8, 1.6);
    }
  });
});

describe("drum filler W-610", () => {
  it("shows the weight filled so far, and ends at the target", () => {
    expect(now.net).toBeCloseTo(recipe.coarseRate * now.elapsed, 9);
    expect(weightAt(fillingTime - 1e-9)).toBeCloseTo(recipe.target - recipe.inFlight, 6);
    expect(weightAt(fillingTime)).toBe(recipe.target);
    expect(drumsAnHour * cycle).toBeCloseTo(3600, 9);
  });
});

const percent = (share: number) => printed(100 * share, 1);

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
    for (const [index, { at: from, minutes }] of stops.entries()) {
      expect(from + minutes).toBeLessThanOrEqual(stops[index + 1]?.at ?? shift.now);
      const breakEnd = shift.breakFrom + shift.breakMinutes;
      expect(from + minutes <= shift.breakFrom || from >= breakEnd).toBe(true);
    }
    const reasons = pareto();
    expect(reasons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(stopped);
    expect(reasons.at(-1)?.share).toBeCloseTo(1, 9);
    for (const [index, { minutes }] of reasons.slice(1).entries())
      expect(minutes).toBeLessThanOrEqual(reasons[index]?.minutes ?? 0);
  });

  it("loses no bottle between the machines or on the way into the cases", () => {
    for (const [index, { taken, rejected, passed }] of machines.entries()) {
      expect(taken - rejected).toBe(passed);
      expect(machines[index + 1]?.taken ?? good).toBe(passed);
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
