import { describe, expect, it } from "vitest";
import { pumpTags } from "../diagrams/plant/pump-program.ts";
import { motor, starterDevices, starterWires } from "../diagrams/plant/pump-starter.ts";
import { supply } from "../diagrams/plant/scrubber-power.ts";
import { terminalPoints, coilZone, contactTable } from "../diagrams/schematic/device.ts";
import { titleTop } from "../diagrams/sheet/Sheet.tsx";

const ends = starterDevices.flatMap((device) =>
  terminalPoints(device).map((point, index) => ({
    device,
    point,
    terminal: device.terminals[index] ?? "",
    wire: device.wires[index] ?? "",
  })),
);

describe("the starter of P-141A", () => {
  it("uses each terminal of a device once", () => {
    const marks = starterDevices.flatMap(({ name, terminals }) => terminals.map((terminal) => `${name}:${terminal}`));
    expect(new Set(marks).size).toBe(marks.length);
  });

  it("draws the wire named by each terminal at that terminal", () => {
    for (const { device, point, terminal, wire } of ends) {
      const touches = starterWires.some(
        ({ number, path }) => number === wire && path.some(([x, y]) => x === point[0] && y === point[1]),
      );
      expect(touches, `${device.name}:${terminal} wire ${wire}`).toBe(true);
    }
  });

  it("has no point where different wires meet", () => {
    const at = new Map<string, string>();
    for (const { number, path } of starterWires) {
      for (const point of path) {
        expect(at.get(point.join()) ?? number, point.join()).toBe(number);
        at.set(point.join(), number);
      }
    }
  });

  it("connects every inner wire to at least two terminals, and shows each number once", () => {
    const rails = new Set(["L1", "L2", "L3", "PE"]);
    for (const number of new Set(starterWires.map((wire) => wire.number))) {
      if (!rails.has(number)) expect(ends.filter(({ wire }) => wire === number).length, number).toBeGreaterThan(1);
    }
    const shown = starterWires.flatMap(({ number, label }) => (label ? [number] : []));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it("has cross-references between each contact and its coil", () => {
    for (const coil of starterDevices.filter(({ kind }) => kind === "coil")) {
      const contacts = starterDevices.filter(({ name, kind }) => name === coil.name && kind !== "coil");
      const listed = contactTable(starterDevices, coil).map(({ terminals }) => terminals);
      expect(listed.toSorted()).toEqual(contacts.map(({ terminals }) => terminals.join("–")).toSorted());
      expect(listed.map((terminals) => Number.parseInt(terminals, 10))).toEqual(
        listed.map((terminals) => Number.parseInt(terminals, 10)).toSorted((a, b) => a - b),
      );
      for (const contact of contacts) expect(coilZone(starterDevices, contact)).toMatch(/^[A-E][1-8]$/);
    }
    const auxiliary = starterDevices.filter(({ name, kind }) => name === "-Q1" && kind === "make");
    expect(auxiliary.map((contact) => coilZone(starterDevices, contact))).toEqual(["A1", "A1"]);
  });

  it("wires the addresses used by the ladder program", () => {
    const addresses = starterDevices.flatMap(({ kind, note }) => (kind === "input" || kind === "output" ? [note] : []));
    const wanted = ["P141A_Remote", "P141A_FB", "P141A_Healthy", "P141A_Cmd"].map((tag) => pumpTags[tag]?.address);
    expect(addresses.toSorted()).toEqual(wanted.toSorted());
  });

  it("has a motor that is large enough for the pump, with a plausible current", () => {
    const shaft = ((260 / 3600) * 9.81 * 22) / 0.81;
    expect(motor.power).toBeGreaterThan(shaft * 1.1);
    const current = (motor.power * 1000) / (Math.sqrt(3) * supply.volts * 0.86 * 0.915);
    expect(motor.current).toBeCloseTo(current, -1);
    for (const { point } of ends) expect(point[1]).toBeLessThan(titleTop);
  });
});
