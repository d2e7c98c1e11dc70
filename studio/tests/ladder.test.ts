import { describe, expect, it } from "vitest";
import { scan, still } from "../diagrams/ladder/program.ts";
import type { Element, Rung, TagList } from "../diagrams/ladder/program.ts";
import {
  controllerOutput,
  counts,
  flowRange,
  flowRungs,
  flowTags,
  measuredFlow,
  rawFlow,
  rawOutput,
} from "../diagrams/plant/flow-program.ts";
import { pumpRungs, pumpTags, pumpValues } from "../diagrams/plant/pump-program.ts";
import { transfer } from "../diagrams/plant/water.ts";

const tagsOf = (element: Element): string[] => {
  if (element.kind === "any") return element.branches.flat().map(({ tag }) => tag);
  return element.kind === "ton" || element.kind === "block" ? [] : [element.tag];
};
const usedIn = (rungs: readonly Rung[]) =>
  new Set(rungs.flatMap(({ elements, coil }) => [...elements.flatMap(tagsOf), ...(coil ? [coil.tag] : [])]));

describe.each([
  ["pump sequence", pumpRungs, pumpTags],
  ["analogue and PID", flowRungs, flowTags],
] as [string, readonly Rung[], TagList][])("tags of the ladder: %s", (_, rungs, tags) => {
  it("lists every tag in use", () => {
    for (const tag of usedIn(rungs)) expect(tags, tag).toHaveProperty(tag);
  });

  it("has unique addresses and writes no input", () => {
    const addresses = Object.values(tags).flatMap(({ address }) => address ?? []);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { coil } of rungs) expect(coil && tags[coil.tag]?.address?.startsWith("%I")).not.toBe(true);
  });

  it("writes every output with exactly one plain coil", () => {
    const written = rungs.flatMap(({ coil }) => (coil?.kind === "coil" ? [coil.tag] : []));
    expect(new Set(written).size).toBe(written.length);
  });
});

describe("the pump sequence", () => {
  it("is stable in the state that is drawn", () => {
    const after = scan(pumpRungs, pumpValues, still(pumpValues));
    for (const [tag, value] of Object.entries(after)) expect(value, tag).toBe(pumpValues[tag] ?? false);
  });

  it("never runs both pumps, and none without demand, for any inputs", () => {
    const free = [
      "P141A_Remote",
      "P141A_Healthy",
      "P141A_Trip",
      "P141B_Remote",
      "P141B_Healthy",
      "P141B_Trip",
      "LSLL140_OK",
      "LT160_Start",
      "LT160_Stop",
      "Demand",
      "Duty_A",
    ];
    for (let bits = 0; bits < 2 ** free.length; bits++) {
      const values = Object.fromEntries(free.map((tag, index) => [tag, Boolean(bits & (1 << index))]));
      const after = scan(pumpRungs, values, still(values));
      expect(after.P141A_Cmd && after.P141B_Cmd).not.toBe(true);
      if (!values.LSLL140_OK || values.LT160_Stop) expect(after.P141A_Cmd || after.P141B_Cmd).toBe(false);
    }
  });

  it("hands over to the standby pump when the contactor fails to close", () => {
    const stuck = { ...pumpValues, P141A_FB: false };
    const tripped = scan(pumpRungs, stuck, { before: stuck, expired: new Set(["TON_FB"]) });
    expect(tripped.P141A_Trip).toBe(true);
    const next = scan(pumpRungs, tripped, still(tripped));
    expect(next.P141A_Cmd).toBe(false);
    expect(next.P141B_Cmd).toBe(true);
  });

  it("changes the duty pump once at the end of a demand", () => {
    const full = scan(pumpRungs, { ...pumpValues, LT160_Stop: true }, still(pumpValues));
    expect(full.Duty_A).toBe(false);
    expect(scan(pumpRungs, full, still(full)).Duty_A).toBe(false);
  });

  it("resets a trip only without a run command", () => {
    const running = { ...pumpValues, Reset_PB: true };
    expect(scan(pumpRungs, { ...running, P141A_Trip: true }, still(running)).P141A_Trip).toBe(false);
    const commanded = pumpRungs.find(({ coil }) => coil?.kind === "reset");
    expect(commanded?.elements).toContainEqual({ kind: "nc", tag: "P141A_Cmd" });
  });
});

describe("the flow controller", () => {
  it("reads the flow shown on the overview", () => {
    expect(measuredFlow.toFixed(1)).toBe(transfer.flow.toFixed(1));
    expect(4 + (16 * rawFlow) / counts.high).toBeCloseTo(4 + (16 * transfer.flow) / flowRange.high, 2);
    expect((100 * rawOutput) / counts.high).toBeCloseTo(controllerOutput, 1);
  });

  it("treats 3.6 and 21 mA as the limits of a valid signal", () => {
    expect(counts.failedBelow).toBe(Math.round(((3.6 - 4) / 16) * counts.high));
    expect(counts.failedAbove).toBe(((21 - 4) / 16) * counts.high);
  });
});
