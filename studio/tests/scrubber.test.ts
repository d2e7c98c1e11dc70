import { Box3, Vector3 } from "three";
import { describe, expect, it, test } from "vitest";
import { boundsOf } from "../browser-models/browser-mesh.ts";
import { entryOf, modelOf } from "../catalog.ts";
import { instruments } from "../diagrams/plant/scrubber-instruments.ts";
import {
  acid,
  brine,
  causticStrength,
  saltInBlowDown,
  streams,
  temperature,
  waterBalance,
} from "../diagrams/plant/scrubber.ts";
import { lineNumber } from "../../packages/plant/lines-and-materials.ts";
import { dayTankVolume, tankVolume } from "../../packages/plant/scrubbing-results.ts";
import {
  equipment,
  type Line,
  type LineKey,
  lines as registered,
  pipeClasses,
  recirculationTank,
  valves,
} from "../../packages/plant/scrubbing-system.ts";
import { lines, scrubber } from "../diagrams/plant/registers/scrubber.ts";
import { capacityOf } from "../kit/capacity.ts";
import type { Part } from "../kit/part.ts";
import { chevron, chevronHeight } from "../kit/mist-eliminator.ts";
import {
  bedDepth,
  bedDrop,
  ductBore,
  gasFlow,
  skidSize,
  throatBore,
  towerBore,
  towerLiquor,
  velocity,
  venturiDrop,
  venturiLiquor,
} from "../models/scrubbing/parts/duty.ts";
import { plantSkid, wholePlant } from "../models/scrubbing/parts/plant.ts";
import { internals, manwayBore } from "../models/scrubbing/parts/tower.ts";
import { within } from "./within.ts";

// The ranges are those of content/pages/products/default.md.
test("gas velocities are within the ranges of the product page", () => {
  within(velocity(gasFlow, throatBore), 45, 90);
  within(velocity(gasFlow, towerBore), 1, 2);
  within(velocity(gasFlow, ductBore), 10, 18);
});

test("liquor rates and pressure drop are within the ranges of the product page and the success story", () => {
  within((venturiLiquor * 1000) / gasFlow, 0.7, 1.5);
  within((towerLiquor * 1000) / gasFlow, 2, 5);
  within(venturiDrop(), 3.6, 4.4);
  expect([towerBore, bedDepth, towerLiquor]).toEqual([1600, 2500, 40]);
});

test("the skid's steel has the length and width of the success story, and its header is within the height", () => {
  const { header } = plantSkid();
  expect(skidSize).toEqual([6000, 2400, 2900]);
  expect(header.tower.position.z).toBeLessThan(skidSize[2]);
});

// Pitch and load factor (Souders and Brown) usual of vanes for upward gas: from practice, not from a standard.
test("no droplet flies straight through the mist eliminator, and its modules fit through the manhole", () => {
  const { pitch, lean, pass, module } = chevron;
  within(pitch, 20, 75);
  expect(lean).toBeGreaterThanOrEqual(pitch);
  within((Math.atan(lean / pass) * 180) / Math.PI, 30, 60);
  expect(Math.max(module, chevronHeight)).toBeLessThan(manwayBore);
  within(velocity(gasFlow, towerBore) * Math.sqrt(1.15 / 1000), 0.03, 0.15);
});

test("cut open, the whole system shows what is inside tower and tank, each a part within its vessel", async () => {
  const { parts } = await modelOf(entryOf("scrubbing-system-solid"));
  const boxOf = ({ pieces, matrix }: Part) =>
    pieces.reduce((box, piece) => {
      const [low, high] = boundsOf(piece.key).map((corner) => new Vector3().fromArray(corner as number[])) as [
        Vector3,
        Vector3,
      ];
      return box.union(new Box3(low, high).applyMatrix4(matrix.clone().multiply(piece.matrix)));
    }, new Box3());
  for (const [tag, count] of [
    ["C-101", Object.keys(internals).length],
    ["T-101", 2],
  ] as const) {
    const vessel = parts.find(({ name }) => name === tag) as Part;
    const inside = parts.filter(({ name }) => name.startsWith(`${tag} `));
    expect(inside, tag).toHaveLength(count);
    for (const own of inside) expect(boxOf(vessel).containsBox(boxOf(own)), own.name).toBe(true);
  }
});

const stream = (number: number) => {
  const found = streams.find((of) => of.number === number);
  if (!found) throw new Error(`There is no stream ${number}`);
  return found;
};

describe("the scrubbing system's streams", () => {
  it("balance the mass, also in the rounded values", () => {
    const [gasIn, gasOut, , , caustic, makeUp, blowDown] = streams.map(({ mass }) => mass);
    expect((gasIn ?? 0) + (caustic ?? 0) + (makeUp ?? 0)).toBeCloseTo((gasOut ?? 0) + (blowDown ?? 0), 6);
    const printed = streams.map(({ mass }) => Math.round(mass));
    expect(
      Math.abs((printed[0] ?? 0) + (printed[4] ?? 0) + (printed[5] ?? 0) - (printed[1] ?? 0) - (printed[6] ?? 0)),
    ).toBeLessThanOrEqual(1);
  });

  it("have the density of brine, by its salt and temperature", () => {
    // CRC Handbook: sodium chloride of 6 % and 10 % at 20 °C, and water.
    for (const [celsius, fraction, density] of [
      [20, 0.06, 1041],
      [20, 0.1, 1071],
      [45, 0, 990],
    ] as const)
      within(brine(celsius, fraction), density - 4, density + 4);
    expect(stream(3).mass / stream(3).volume).toBeCloseTo(brine(temperature.clean, saltInBlowDown), 6);
  });

  it("balance the water, including that of caustic and reaction", () => {
    expect(waterBalance.in).toBeCloseTo(waterBalance.out, 0);
  });

  it("contain the caustic for the acid absorbed", () => {
    const normalFlow = (stream(5).mass * causticStrength * 36.46) / 40 / ((acid.in - acid.out) / 1e6);
    within(normalFlow, 0.65 * gasFlow, 0.773 * gasFlow);
  });

  it("have the flows that the models are sized for, and a usual pressure drop of the packed bed", () => {
    expect(stream(1).volume).toBe(gasFlow);
    expect(stream(3).volume).toBeCloseTo(towerLiquor, 9);
    expect(stream(4).volume).toBeCloseTo(venturiLiquor, 9);
    const perMeter = bedDrop / (bedDepth / 1000);
    within(perMeter, 0.2, 0.5);
  });
});

describe("the scrubbing system's tags", () => {
  it("are drawn once, and line numbers are unique", () => {
    for (const given of [instruments.map(({ tag }) => tag), Object.values(lines).map((line) => line.slice(0, -3))])
      expect(new Set(given).size).toBe(given.length);
  });

  it("have a measurement in the loop of each controller", () => {
    const drawn: readonly string[] = instruments.map(({ tag }) => tag);
    for (const { tag, on } of instruments)
      if (on === "panel" && !tag.startsWith("XA"))
        expect(drawn, tag).toContain(tag.replace(/^(PD|[A-Z])[A-Z]+/, "$1T"));
  });

  it("use no polypropylene for gas before the quench", () => {
    const classOf = (line: string) => pipeClasses[line.slice(-2) as keyof typeof pipeClasses];
    expect(classOf(lines.rawGas).limit).toBeGreaterThan(temperature.dryer);
    expect(classOf(lines.rawGas).material).not.toBe(pipeClasses.P1.material);
    expect(pipeClasses.P1.limit).toBeGreaterThan(scrubber.loops["T-101"].limits.HH);
    expect(scrubber.loops["T-101"].limits.H).toBeGreaterThan(temperature.clean);
  });
});

describe("the model of the scrubbing system has of the register", () => {
  const { parts, vessel, dayTank, column, throat } = wholePlant();
  /** Bores of all ports of a part but those of branches, which have their own. */
  const boresOf = ({ ports }: Part) => [...new Set(ports.filter(runs).map(({ end }) => end.bore))];
  const runs = ({ name }: { name: string }) => name === "inlet" || name === "outlet";
  const partsOf = (name: string) => parts.filter((part) => part.name === name || part.name.startsWith(`${name} `));
  const isValve = (tag: string): tag is keyof typeof valves => tag in valves;

  // The stack begins behind the fan, and is the plant's.
  it.each(Object.entries<Line>(registered).filter(([key]) => key !== "stack"))(
    "line %s with its bore and the plastic of its class",
    (_, line) => {
      const own = partsOf(lineNumber(line));
      expect(own.length).toBeGreaterThan(0);
      for (const part of own) expect(boresOf(part), part.name).toEqual([line.bore]);
      const plastics = { F1: ["frp"], P1: ["polypropylene"], S1: [] }[line.pipeClass];
      const pipes = own.filter(({ name }) => !name.endsWith("expansion joint"));
      const made = new Set(pipes.flatMap(({ pieces }) => pieces.map(({ material }) => material)));
      for (const plastic of ["frp", "polypropylene"] as const)
        if (made.has(plastic)) expect(plastics, lineNumber(line)).toContain(plastic);
    },
  );

  it.each(Object.entries(valves))("valve %s in a line of its bore", (tag, { line }) => {
    const found = parts.filter(({ name }) => name === tag);
    expect(found).toHaveLength(1);
    for (const part of found) expect(boresOf(part)).toEqual([registered[line].bore]);
  });

  it("its valves between parts of their bore", () => {
    for (const { name, ports } of parts.filter((part) => isValve(part.name)))
      for (const { mate, end } of ports)
        if (mate && mate !== "battery limit") expect([name, mate.end.bore]).toEqual([name, end.bore]);
  });

  it("the strainers, behind the valve of their line and before what they protect", () => {
    /** Names of the parts from one on, in the direction of the flow. */
    const onward = (part: Part | undefined): string[] => {
      const mate = part?.ports.find((port) => port.name === "outlet")?.mate;
      return mate && mate !== "battery limit" ? [mate.owner.name, ...onward(mate.owner)] : [];
    };
    const after = (tag: string) => onward(parts.find(({ name }) => name === tag));
    for (const train of ["A", "B"] as const) {
      const run = after(`HV-103${train}`);
      expect(run[0]).toBe(`STR-101${train}`);
      expect(run.at(-1)).toBe(registered[`suction${train}`].to);
    }
    expect(after("HV-114")[0]).toBe(registered.water.to);
    expect(after(registered.water.to)).toContain("XV-112");
    for (const tag of ["STR-101A", "STR-101B", "STR-112"] as const)
      expect(boresOf(partsOf(tag)[0] as Part)).toEqual([equipment[tag].bore]);
  });

  it("the contents of the tanks, and the height of the thermowell", () => {
    expect(capacityOf(vessel)).toBeCloseTo(tankVolume / 1000, 3);
    expect(Math.abs(capacityOf(dayTank) / (dayTankVolume / 1000) - 1)).toBeLessThan(0.02);
    const base = vessel.matrix.elements[14] as number;
    expect(vessel.temperature.position.z - base).toBeCloseTo(recirculationTank.thermowell.face, 6);
    expect(vessel.overflow.position.z - base).toBeCloseTo(recirculationTank.overflow.axis, 6);
    const { thermowell: well, overflow } = recirculationTank;
    expect(well.face - well.length).toBeGreaterThan(overflow.axis + overflow.bore / 2);
  });

  it("the nozzles of each line where it begins and ends", () => {
    const ends: readonly (readonly [{ end: { bore: number } }, LineKey])[] = [
      [vessel.suctionA, "suctionA"],
      [vessel.suctionB, "suctionB"],
      [vessel.overflow, "overflow"],
      [vessel.drain, "drain"],
      [vessel.fill, "makeUp"],
      [vessel.dosing, "caustic"],
      [column.liquor, "tower"],
      [column.gasOut, "cleanGas"],
      [throat.liquor, "venturi"],
      [throat.gasIn, "rawGas"],
    ];
    for (const [{ end }, line] of ends) expect([line, end.bore]).toEqual([line, registered[line].bore]);
  });
});
