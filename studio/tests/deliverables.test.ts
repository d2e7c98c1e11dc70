import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Vector3 } from "three";
import { describe, expect, it, test } from "vitest";
import { billOfMaterials, cuts, fieldWelds, legLengths, spoolOf, welds } from "../diagrams/plant/quench-line.ts";
import { burnerTests, measured, required, verdictOf } from "../diagrams/plant/burner-test.ts";
import { burnerEffects, burnerTrips, effectOf } from "../diagrams/plant/interlocks.ts";
import { cables, carries, control, demand, motors, supply, transformer } from "../diagrams/plant/scrubber-power.ts";
import { allSignals, channels, type SignalKind, signals } from "../diagrams/plant/scrubber-signals.ts";
import { asCsv } from "../diagrams/make-diagram.ts";
import type { Part, Port } from "../kit/part.ts";
import { doorDevices, lamps, switches } from "../models/panels/parts/panel-devices.ts";
import { numbers } from "../models/scrubbing/parts/numbers.ts";
import { wholePlant } from "../models/scrubbing/parts/plant.ts";
import { corners, legs, supports, valve } from "../models/scrubbing/parts/quench-places.ts";
import { within } from "./within.ts";

describe("the I/O list", () => {
  it("has a channel for each switch and lamp of the panel that the PLC reads or lights", () => {
    const wired = ["-P1", "-P2", "-P3"];
    const named = (kind: SignalKind) => signals[kind].flatMap(({ service }) => /-[PS]\d/.exec(service) ?? []);
    expect(named("DI")).toEqual(switches.map(({ designation }) => designation));
    expect([...wired, ...named("DO")]).toEqual(lamps.map(({ designation }) => designation));
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

test("the main circuit breaker, the bars and the incoming cable carry the demand, and bear the fault level", () => {
  const [cores] = /(?<= )[\d.]+(?= mm²)/.exec(cables.incoming) ?? [];
  expect(carries(Number(cores) as 70)).toBeGreaterThanOrEqual(supply.breaker);
  expect(supply.bars).toBeGreaterThan(supply.breaker);
  expect(supply.breaker).toBeGreaterThan(1.5 * demand);
  expect(transformer.primary).toBeGreaterThan(supply.breaker);
  expect(Number.parseFloat(supply.faultLevel)).toBeLessThan(Number.parseFloat(supply.withstand));
});

test("the I/O list leaves a fifth of each kind's channels free, and no card has two kinds", () => {
  const kindOf = new Map<string, SignalKind>();
  for (const kind of Object.keys(signals) as SignalKind[]) {
    expect(signals[kind].length, kind).toBeLessThanOrEqual(channels[kind] * 0.8);
    for (const { address } of signals[kind]) {
      const [card = ""] = address.split(".");
      expect(kindOf.get(card) ?? kind, address).toBe(kind);
      kindOf.set(card, kind);
    }
  }
});

test("the isometric shows the quench line where the model has it", () => {
  const { parts } = wholePlant();
  const named = (name: string) => parts.find((part) => part.name === name) as Part;
  const portOf = (part: string, end: string) =>
    (named(part).ports.find(({ name }) => name === end) as Port).position.clone();
  const whole = (point: Vector3) => point.toArray().map(Math.round);
  expect(whole(portOf("STR-112 reducer", "outlet"))).toEqual(corners[0]);
  expect(whole(portOf(`${numbers.rawGas} quench spool`, "quench"))).toEqual(corners.at(-1));
  const bends = parts
    .filter(({ name }) => name === numbers.quench)
    .flatMap(({ route }) => route?.points.slice(1, -1) ?? []);
  expect(bends.map(whole)).toEqual(corners.slice(1, -1));
  const middle = portOf(valve.tag, "inlet").lerp(portOf(valve.tag, "outlet"), 0.5);
  expect(middle.distanceTo(new Vector3(...(corners[valve.leg] ?? [])))).toBeCloseTo(valve.along, 3);
  // A clamp is a tube around the pipe.
  const clamps = named("quench line supports").pieces.filter(({ key }) => key.startsWith("revolved"));
  expect(clamps).toHaveLength(supports.length);
});

test("a spool of the isometric begins behind the valve and at each weld that is made on site, and nowhere else", () => {
  const begins = cuts.slice(1).flatMap((cut, index) => (spoolOf(index + 1) === spoolOf(index) ? [] : [{ cut, index }]));
  const isBehindValve = ({ cut, index }: (typeof begins)[number]) => cuts[index]?.leg === cut.leg;
  expect(begins.filter(isBehindValve)).toHaveLength(1);
  expect(begins.filter((one) => !isBehindValve(one)).map(({ index }) => 2 * (index + 1) + 1)).toEqual(fieldWelds);
});

test("the single-line diagram has the voltage that the panel's power meter shows", () => {
  const meter = readFileSync(new URL("../models/screens/power-meter.svg", import.meta.url), "utf8");
  const [, shown] = />(\d+)<\/text>\s*<text[^>]*>V</.exec(meter) ?? [];
  expect(supply.volts).toBe(Number(shown));
  expect(supply.words).toContain(`${shown} V`);
});

test("the single-line diagram gives no other device a designation of the panel's doors", () => {
  const own = motors.flatMap(({ protection, starter }) => [protection, starter]);
  const all = [
    ...own,
    ...Object.values(control),
    transformer.designation,
    ...doorDevices.map(({ designation }) => designation),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test("a cause acts at once or after the purge, and never on the drive that has stopped", () => {
  const letters = (at: number) => burnerEffects.map((effect) => effectOf(burnerTrips.at(at) as never, effect));
  expect(burnerTrips.slice(-3).map(({ cause }) => cause)).toEqual(["K-203 stopped", "HS-201 pressed", "Power lost"]);
  expect(letters(-3)).toEqual(["X", "X", "X", ""]);
  expect(letters(-2)).toEqual(["X", "X", "X", "P"]);
  expect(letters(-1)).toEqual(["X", "X", "X", "X"]);
});

test("each probe of the low water is a cause of its own", () => {
  const causes = burnerTrips.map(({ cause }) => cause);
  expect(causes).toEqual(expect.arrayContaining(["LSLL-202A", "LSLL-202B"]));
  expect(new Set(causes).size).toBe(causes.length);
});

test("main and pilot gas have two block valves each, with a vent between them", async () => {
  const effects = burnerEffects.map(({ words }) => words).join("; ");
  for (const line of ["202", "207"]) {
    for (const block of ["A", "B"]) expect(effects).toMatch(new RegExp(`XV-${line}${block}[^;]* close`));
    expect(effects).toMatch(new RegExp(`XV-${line}C[^;]* open`));
  }
  const { default: Screen } = await import("../diagrams/items/boiler-burner-control.tsx");
  const drawn = renderToStaticMarkup(createElement(Screen));
  for (const tag of effects.match(/[XF]V-\d{3}[A-C]?/g) ?? []) expect(drawn).toContain(tag);
});

test("the acceptance test has a reading and times for each cause, and passes what it requires", () => {
  expect(Object.keys(measured)).toEqual(burnerTrips.map(({ cause }) => cause));
  for (const { done, reading, trip, verdict } of burnerTests) {
    expect(verdict, done).toBe("pass");
    expect(reading, done).toMatch(/^\d+(\.\d+)? /);
    within(Number(trip), 0.01, required.trip);
  }
});

test("a reading off its limit, a late trip or a fan that stops too soon fails", () => {
  const [trip] = burnerTrips;
  const found = measured["BALL-201"];
  if (!trip || !found) throw new Error("The flame is not tested");
  expect(verdictOf(trip, found)).toBe("pass");
  for (const fault of [{ reading: "19.5" }, { trip: 1.2 }, { fan: 12 }])
    expect(verdictOf(trip, { ...found, ...fault })).toBe("fail");
});

test("CSV values are quoted where necessary", () => {
  expect(asCsv([["a", 'b "c", d']])).toBe('\uFEFFa,"b ""c"", d"\r\n');
});
