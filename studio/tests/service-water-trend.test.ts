import { describe, expect, it } from "vitest";
import { startLevel, stopLevel, tankHistory } from "../diagrams/plant/tank-history.ts";
import { serviceWaterUse, tanks, transfer } from "../diagrams/plant/water.ts";

const samples = tankHistory();
const last = samples.at(-1);

describe("the trend of T-160", () => {
  it("ends with the values on the overview", () => {
    expect(last?.level).toBeCloseTo(tanks["T-160"].level, 0);
    expect(last?.level.toFixed(0)).toBe(String(tanks["T-160"].level));
    expect(last?.inflow).toBe(transfer.flow);
    expect(last?.outflow).toBeCloseTo(serviceWaterUse, 6);
  });

  it("rises and falls with inflow and outflow", () => {
    const first = samples[0];
    const gained = samples
      .slice(0, -1)
      .reduce(
        (sum, { inflow, outflow }, at) =>
          sum + (inflow - outflow) * ((samples[at + 1]?.hour ?? 0) - (samples[at]?.hour ?? 0)),
        0,
      );
    const held = (((last?.level ?? 0) - (first?.level ?? 0)) / 100) * tanks["T-160"].volume;
    expect(gained).toBeCloseTo(held, 3);
  });

  it("starts and stops the pump only at the levels of the ladder program", () => {
    for (const [at, { inflow, level }] of samples.slice(1).entries()) {
      const before = samples[at]?.inflow;
      if (before === 0 && inflow > 0) expect(level).toBeLessThanOrEqual(startLevel);
      if (before !== 0 && inflow === 0) expect(level).toBeGreaterThanOrEqual(stopLevel);
    }
  });
});
