import { describe, expect, it } from "vitest";
import { plantOfDrawing } from "../diagrams/plant/registers/plants.ts";
import { type Loop, type Plant, partsOf } from "../diagrams/plant/registers/tag-list.ts";

const plants = [...new Set(plantOfDrawing.map(([, plant]) => plant))].filter(
  ({ devices }) => Object.keys(devices).length,
);

// ISA-5.1-2009, table 4.1: first letters with their modifiers, then readout and output functions.
const firstLetters = /^(A|B|F|FF|H|L|P|PD|S|T|V|X)$/;
const functionLetters = /^(A|C|E|G|I|IC|S|SL|SLL|T)$/;
// Tags of valves and drives that a loop manipulates end in V or Z; XV is on/off, HV by hand, NRV a check valve, PSV a relief
// valve, PCV and PDCV are self-acting.
const finalElement = /^[A-Z][VZ]$/;
const standAlone = /^(XV|HV|NRV|PSV|PCV|PDCV)$/;
// Hand, check and relief valves need neither air nor power.
const unpowered = /^(HV|NRV|PSV)$/;
// Equipment of the same kind has the same letter in every plant.
const equipment: Readonly<Record<string, RegExp>> = {
  B: /boiler/i,
  C: /column|tower/i,
  D: /mixed bed/i,
  DR: /dryer/i,
  E: /cooler|heater|economizer/i,
  F: /filter/i,
  FO: /orifice/i,
  H: /heater/i,
  HS: /stop/i,
  K: /fan|compressor/i,
  M: /motor/i,
  P: /pump/i,
  PLC: /./,
  R: /reactor|contactor/i,
  RO: /pass|rack/i,
  SCR: /scrubbing/i,
  STR: /screen|strainer/i,
  T: /tank/i,
  V: /drum/i,
  VS: /venturi/i,
  W: /filler/i,
  X: /exchanger/i,
};

const finalsOf = (loop: Loop) => loop.final ?? [];

/** Errors in the letters of a plant's tags. */
function faults({ loops, devices }: Plant): string[] {
  const found: string[] = [];
  for (const [key, loop] of Object.entries<Loop>(loops)) {
    const [letters] = partsOf(key);
    if (!firstLetters.test(letters)) found.push(`${key}: ${letters} measures nothing`);
    for (const tagged of loop.functions.split(" "))
      if (!tagged.startsWith(letters) || !functionLetters.test(tagged.slice(letters.length)))
        found.push(`${key}: ${tagged} is no function of ${letters}`);
    for (const final of finalsOf(loop)) {
      if (!(final in devices)) found.push(`${key}: ${final} is not in the list`);
      if (final[0] !== key[0]) found.push(`${key}: ${final} begins with another letter`);
    }
    if (/[A-Z]C\b/.test(loop.functions) && !loop.final && !loop.sets)
      found.push(`${key}: the controller moves nothing`);
  }
  const moved = Object.values<Loop>(loops).flatMap(finalsOf);
  for (const [tag, device] of Object.entries(devices)) {
    const [letters] = partsOf(tag);
    const alone = standAlone.test(letters);
    if (!alone && !finalElement.test(letters)) {
      if (!equipment[letters]?.test(device.service)) found.push(`${tag}: ${device.service} is no ${letters}`);
      continue;
    }
    if (!alone && moved.filter((final) => final === tag).length !== 1) found.push(`${tag}: not moved by one loop`);
    if (!unpowered.test(letters) && !device.fails) found.push(`${tag}: how does it fail?`);
  }
  return found;
}

describe("the tag lists", () => {
  it("use the letters of ISA-5.1, and the loop's first letter for its final elements", () => {
    for (const plant of plants) expect(faults(plant)).toEqual([]);
  });

  it("are rejected if a loop contains a valve of another loop", () => {
    const flow: Loop = { service: "Flow", functions: "FT FIC", final: ["TV-102"] };
    const devices = { "TV-102": { service: "Water", fails: "FC" } } as const;
    expect(faults({ loops: { "F-102": flow }, devices })).toEqual(["F-102: TV-102 begins with another letter"]);
    const named: Plant = {
      loops: { "F-102": { ...flow, final: ["FCV-102"] } },
      devices: { "FCV-102": devices["TV-102"] },
    };
    expect(faults(named)).toEqual(["FCV-102: Water is no FCV"]);
  });

  it("have unique tags, and set points only for existing controllers", () => {
    for (const plant of plants) {
      const loops = Object.entries<Loop>(plant.loops);
      const all = [
        ...Object.keys(plant.devices),
        ...loops.flatMap(([key, { functions }]) => functions.split(" ").map((tag) => `${tag}-${partsOf(key)[1]}`)),
      ];
      expect(all).toEqual([...new Set(all)]);
      for (const [, { sets = [] }] of loops) for (const tag of sets) expect(all).toContain(tag);
    }
  });

  it("have limits, normal range and set point in order, within the range", () => {
    for (const [key, loop] of plants.flatMap(({ loops }) => Object.entries<Loop>(loops))) {
      const { limits = {}, range = [-Infinity, Infinity], normal, setPoint } = loop;
      const { LL, L, H, HH } = limits;
      const order = [range[0], LL, L, ...(normal ?? [setPoint]), H, HH, range[1]].filter((at) => at !== undefined);
      expect(order, key).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});
