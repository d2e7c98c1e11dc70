import { describe, expect, it } from "vitest";
import {
  deminUse,
  dosing,
  gain,
  insideTrain,
  intake,
  secondPass,
  serviceWaterUse,
  tanks,
  train,
  transfer,
} from "../diagrams/plant/water.ts";
import { within } from "./within.ts";

describe("the water balance of the imaginary plant", () => {
  it("splits each train's feed into permeate and brine, water and salt", () => {
    expect(train.permeate + train.brine).toBeCloseTo(train.feed, 9);
    expect(train.permeate / train.feed).toBeCloseTo(train.recovery, 9);
    expect(train.permeate * train.permeateSalt + train.brine * train.brineSalt).toBeCloseTo(
      train.feed * train.feedSalt,
      6,
    );
  });

  it("is also balanced in the rounded values, to their last decimal", () => {
    const printed = (value: number) => Number(value.toFixed(1));
    expect(printed(train.permeate) + printed(train.brine)).toBeCloseTo(printed(train.feed), 6);
    expect(printed(secondPass.product) + printed(secondPass.reject)).toBeCloseTo(printed(secondPass.feed), 6);
    expect(printed(2 * train.permeate) + printed(2 * train.brine)).toBeCloseTo(printed(2 * train.feed), 6);
  });

  it("balances the plant: intake equals outflow plus the rise in the tanks", () => {
    const out = 2 * train.brine + serviceWaterUse + deminUse;
    const stored = gain("T-120") + gain("T-140") + gain("T-160") + gain("T-180");
    expect(intake.flow).toBeCloseTo(out + stored, 9);
  });

  it("balances train A: pump, exchanger and membranes", () => {
    const { highPressureFlow, exchangerSeawaterIn, exchangerSeawaterOut, membraneFeed, membraneBrine } = insideTrain;
    expect(highPressureFlow + exchangerSeawaterIn).toBeCloseTo(train.feed, 9);
    expect(highPressureFlow + exchangerSeawaterOut).toBeCloseTo(membraneFeed, 9);
    expect(membraneFeed - membraneBrine).toBeCloseTo(train.permeate, 9);
    expect(exchangerSeawaterIn + membraneBrine - exchangerSeawaterOut).toBeCloseTo(train.brine, 9);
  });

  it("has falling pressure along the train, and flux and energy usual in seawater plants", () => {
    const { suction, feed, brine, exchangerOut } = insideTrain.pressures;
    expect(feed).toBeGreaterThan(brine);
    expect(brine).toBeGreaterThan(exchangerOut);
    expect(exchangerOut).toBeGreaterThan(suction);
    const membraneArea = 41;
    const flux = (train.permeate * 1000) / (insideTrain.vessels * insideTrain.elementsInVessel * membraneArea);
    within(flux, 12, 17);
    within(insideTrain.specificEnergy, 1.8, 2.6);
  });

  it("doses according to concentration and flow", () => {
    for (const { name, milligramsPerLitre, rate } of dosing) {
      const flow = name === "Ferric chloride" ? intake.flow : 2 * train.feed;
      expect((rate * 1e6) / (flow * 1000)).toBeCloseTo(milligramsPerLitre, 9);
    }
  });

  it("has every tank level within its limits", () => {
    for (const { level } of Object.values(tanks)) expect(level).toBeGreaterThan(40);
    for (const { level } of Object.values(tanks)) expect(level).toBeLessThan(90);
    expect(transfer.flow).toBe(transfer.setPoint);
  });
});
