import type { ReactElement } from "react";
import { describe, expect, it, test } from "vitest";
import { ButterflyValve, CheckValve, ControlValve, HandValve } from "../diagrams/piping/fittings.tsx";
import { ScrubberLines } from "../diagrams/piping/ScrubberLines.tsx";
import { cuts, legLengths, legs, welds, billOfMaterials, corners } from "../diagrams/plant/quench-line.ts";
import { motors } from "../diagrams/plant/scrubber-power.ts";
import { allSignals, signals } from "../diagrams/plant/scrubber-signals.ts";
import { valveList } from "../diagrams/plant/scrubber-valves.ts";
import { scrubber } from "../diagrams/plant/tags/scrubber.ts";
import { tagsOf } from "../diagrams/plant/tags/tag-list.ts";
import { asCsv } from "../diagrams/report/as-csv.ts";

/** Every element of a drawing, descendants included. */
function elementsIn(node: unknown): ReactElement<{ children?: unknown; tag?: string }>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (typeof node !== "object" || node === null || !("props" in node)) return [];
  const element = node as ReactElement<{ children?: unknown; tag?: string }>;
  return [element, ...elementsIn(element.props.children)];
}

describe("the valve list", () => {
  const drawn = elementsIn(ScrubberLines());
  const count = (symbol: unknown) => drawn.filter(({ type }) => type === symbol).length;
  const listed = (...kinds: string[]) => valveList.filter(({ kind }) => kinds.includes(kind)).length;

  it("has as many valves of each type as the P&ID", () => {
    expect(count(ButterflyValve)).toBeGreaterThan(0);
    expect(listed("Butterfly")).toBe(count(ButterflyValve));
    expect(listed("Check")).toBe(count(CheckValve));
    expect(listed("Ball")).toBe(count(HandValve));
    expect(listed("Control", "On/off")).toBe(count(ControlValve));
  });

  it("has the tags of the P&ID and their fail positions", () => {
    const tagged = valveList.filter(({ tag }) => tag !== "");
    const named = drawn.flatMap(({ type, props }) => (type === ControlValve && props.tag ? [props.tag] : []));
    expect(tagged.map(({ tag }) => tag).toSorted()).toEqual(named.toSorted());
    for (const { fails } of tagged) expect(fails).not.toBe("");
  });
});

describe("the I/O list", () => {
  it("has every transmitter, final element and drive of the plant, and nothing else", () => {
    const known = tagsOf(scrubber);
    for (const { tag } of allSignals) expect(known.has(tag), tag).toBe(true);
    const listed = new Set(allSignals.map(({ tag }) => tag));
    const transmitters = [...known.keys()].filter((tag) => /^[A-Z]+T-\d/.test(tag));
    for (const tag of transmitters) expect(listed.has(tag), tag).toBe(true);
    for (const tag of Object.keys(scrubber.devices).filter((name) => /^([PK]|[A-Z]+[VZ])-\d/.test(name)))
      expect(listed.has(tag), tag).toBe(true);
  });

  it("uses each channel once", () => {
    const channels = allSignals.map(({ address }) => address);
    expect(new Set(channels).size).toBe(channels.length);
    expect(signals.AI.length).toBeGreaterThan(8);
  });
});

describe("the isometric", () => {
  it("has legs along the axes, and pieces that fit between the fittings", () => {
    for (const [a, b] of legs) expect(a.filter((value, axis) => value !== b[axis])).toHaveLength(1);
    for (const { leg, from, to } of cuts) {
      expect(from).toBeGreaterThan(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThan(legLengths[leg] ?? 0);
    }
  });

  it("has two welds at each elbow and one at each flange", () => {
    const [, elbows, flanges] = billOfMaterials.map(([, , quantity]) => Number(quantity));
    expect(elbows).toBe(corners.length - 2);
    expect(welds).toHaveLength(2 * (elbows ?? 0) + (flanges ?? 0));
  });
});

test("each feeder's breaker fits the current of its motor", () => {
  for (const { amperes, breaker } of motors) {
    expect(breaker).toBeGreaterThan(amperes);
    expect(breaker).toBeLessThan(2 * amperes);
  }
});

test("CSV values are quoted where necessary", () => {
  expect(asCsv([["a", 'b "c", d']])).toBe('\uFEFFa,"b ""c"", d"\r\n');
});
