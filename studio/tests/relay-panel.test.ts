import { describe, expect, it } from "vitest";
import { fillingRungs } from "../diagrams/plant/tank-filling-panel.ts";
import { contactLines, settled, wireNumbers } from "../diagrams/relay/circuit.ts";

const wet = { "1FS": true };
const run = (states: Record<string, boolean>) => settled(fillingRungs, states);

describe("the tank filling panel", () => {
  it("gives every wire a unique number", () => {
    const numbers = wireNumbers(fillingRungs).flatMap((wires) => wires.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.min(...numbers)).toBe(3);
  });

  it("lists every relay contact at its coil", () => {
    expect(contactLines(fillingRungs, "1CR")).toEqual(["4", "-7"]);
    expect(contactLines(fillingRungs, "2CR")).toEqual(["3", "4"]);
    expect(contactLines(fillingRungs, "1M")).toEqual(["6"]);
  });

  it("starts at low level, keeps its state between the floats and stops at high level", () => {
    const empty = run({ ...wet, AUTO: true });
    expect(empty["1M"]).toBe(true);
    const between = run({ ...empty, "2FS": true });
    expect(between["1M"]).toBe(true);
    const full = run({ ...between, "3FS": true });
    expect(full["1M"]).toBe(false);
    expect(run({ ...full, "3FS": false })["1M"]).toBe(false);
  });

  it("never runs with a dry sump or a tripped overload, in automatic or manual mode", () => {
    for (const mode of ["AUTO", "HAND"]) {
      expect(run({ [mode]: true })["1M"]).toBe(false);
      expect(run({ [mode]: true })["2LT"]).toBe(true);
      expect(run({ ...wet, [mode]: true, "1OL": true })["1M"]).toBe(false);
    }
    expect(run(wet)["1M"]).toBe(false);
  });
});
