import { describe, expect, it, test } from "vitest";
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
import { pipeClasses } from "../../packages/plant/scrubbing-system.ts";
import { lines, scrubber } from "../diagrams/plant/tags/scrubber.ts";
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
import { manwayBore } from "../models/scrubbing/parts/tower.ts";
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

test("liquor velocities in the pipes are 1 to 2.5 m/s", () => {
  within(velocity(towerLiquor + venturiLiquor, 100), 1, 2.5);
  within(velocity(towerLiquor + venturiLiquor, 80), 1, 3);
  within(velocity(venturiLiquor, 50), 1, 2.5);
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
    expect(lines.rawGas.startsWith(`${ductBore}-`)).toBe(true);
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

  it("have in the model the plastic of the lines' pipe classes", () => {
    const plastics = { F1: "frp", P1: "polypropylene", S1: undefined };
    const made = {
      "VS-101": lines.rawGas,
      "raw gas duct": lines.rawGas,
      "quench spool": lines.rawGas,
      "clean gas duct": lines.cleanGas,
      "tower liquor": lines.tower,
      "venturi liquor": lines.venturi,
      caustic: lines.caustic,
      "make-up": lines.makeUp,
      quench: lines.quench,
    };
    const { parts } = wholePlant();
    for (const [name, line] of Object.entries(made)) {
      const pieces = parts.filter((part) => part.name === name).flatMap((part) => part.pieces);
      const plastic = new Set(pieces.map(({ material }) => material).filter((one) => /frp|polypropylene/.test(one)));
      const wanted = plastics[line.slice(-2) as keyof typeof plastics];
      expect(pieces.length, name).toBeGreaterThan(0);
      expect([...plastic], name).toEqual(wanted ? [wanted] : []);
    }
  });
});
