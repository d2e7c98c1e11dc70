import { describe, expect, it } from "vitest";
import { charged, finished, finishedSteps, recipe, running, solids } from "../diagrams/plant/batch.ts";
import { boiler } from "../diagrams/plant/boiler.ts";
import { boilerMakeUp } from "../diagrams/plant/water.ts";
import { within } from "./within.ts";

describe("boiler B-201", () => {
  it("balances water and heat", () => {
    expect(boiler.steam + boiler.blowdown).toBeCloseTo(boiler.feedwater, 9);
    expect(boiler.makeUp + boiler.condensate).toBeCloseTo(boiler.feedwater, 9);
    expect(boiler.makeUp).toBeCloseTo(boilerMakeUp, 6);
    expect(boiler.gas * 10).toBeCloseTo(boiler.fired, 6);
    expect(boiler.fired * boiler.efficiency).toBeCloseTo(boiler.useful, 6);
  });

  it("burns with the excess air of three per cent oxygen", () => {
    within(boiler.air / boiler.gas, 10.5, 11.5);
    within(boiler.efficiency, 0.9, 0.96);
  });
});

describe("batches of R-301", () => {
  it("balances the weights of batch 2417", () => {
    const weighed = finished.materials.reduce((sum, { actual }) => sum + actual, 0);
    expect(finished.product + finished.residue).toBe(weighed);
    expect(finished.materials.reduce((sum, { target }) => sum + target, 0)).toBe(charged);
  });

  it("runs its steps without a gap", () => {
    const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
    for (const [at, { start }] of finishedSteps.slice(1).entries()) {
      const before = finishedSteps[at];
      expect(minutesOf(before?.start ?? "") + (before?.minutes ?? 0)).toBe(minutesOf(start));
    }
  });

  it("makes a product within its limits of solids content", () => {
    within(solids(), 44, 46);
  });

  it("removes the heat of reaction of batch 2418", () => {
    expect(running.jacketDuty + running.warming + running.ambient).toBeCloseTo(running.heat, 9);
    expect((running.jacketOut - running.jacketIn) * running.jacketFlow * 1.163).toBeCloseTo(running.jacketDuty, 6);
    expect(running.jacketOut).toBeLessThan(recipe.temperature);
    expect(running.contents).toBeCloseTo(recipe.water + recipe.emulsifier + running.dosed + running.initiated, 9);
    expect(running.level).toBeLessThan(90);
  });
});
