/** What vessels and lines hold, in operation and under test. Liquids and levels are samples but for SCR-101, which has a register. */
import { Vector3 } from "three";
import { dayTank, loops } from "../../packages/plant/scrubbing-system.ts";
import { brine, saltInBlowDown, temperature } from "../diagrams/plant/scrubber.ts";
import { capacityOf, hasCapacity, middleOf } from "../kit/capacity.ts";
import { flangeSize, wallOf } from "../kit/line-classes.ts";
import type { Part } from "../kit/part.ts";
import { bodyOf } from "../kit/solid-volume.ts";
import { bundleOf, bundleTube, tubesIn } from "../kit/tube-bundles.ts";
import { bedDepth, towerBore } from "../models/scrubbing/parts/duty.ts";
import { internals } from "../models/scrubbing/parts/tower.ts";
import { figure } from "./figure.ts";

/** Weights in kg at a point in plan, mm. */
export interface Content {
  operating: number;
  test: number;
  center: Vector3;
}

/** Of a vessel: what it holds in words, its density, kg/dm³, and the share of the inside that is filled. */
type Filling = readonly [liquid: string, density: number, level: number];

const liquor = brine(temperature.clean, saltInBlowDown) / 1000;
/** Separators and exchangers are full, or half full between the nozzles of their level bridles. */
const fillings: Readonly<Record<string, Readonly<Record<string, Filling>>>> = {
  "SCR-101": {
    "T-101": ["liquor", liquor, loops["L-101"].setPoint / 100],
    "T-102": ["caustic", 1.35, dayTank.fill.to / 100],
  },
  "PLT-301": {
    "V-501": ["liquid", 1, 0.5],
    "T-201": ["solution", 1.1, 0.65],
    "T-701": ["oil", 0.87, 0.8],
    "E-701 oil coolers": ["oil and water", 0.94, 1],
    "F-701 oil filters": ["oil", 0.87, 1],
    "E-601A": ["glycol and water", 1.03, 1],
    "E-601B": ["glycol and water", 1.03, 1],
    // A bed of sand, 2.65 kg/dm³, of which 42 % are voids, in 55 % of the inside.
    "F-801A": ["water and sand", 1 + 0.55 * 0.58 * 1.65, 1],
    "F-801B": ["water and sand", 1 + 0.55 * 0.58 * 1.65, 1],
    ...Object.fromEntries(["T-101", "T-102", "T-103", "T-104"].map((tag) => [tag, ["diesel fuel", 0.84, 0.95]])),
  },
};

/** Share of the inside of a plant's vessel that is filled in operation. @throws if it is not known to hold anything */
export const levelOf = (plant: string, tag: string): number => {
  const filling = fillings[plant]?.[tag];
  if (!filling) throw new Error(`What ${tag} of ${plant} holds is not in the list`);
  return filling[2];
};

/** Liquid in the lines of a skid, kg/dm³, by a part that only that skid has. Lines elsewhere carry gas, or are small. */
const inLines: Readonly<Record<string, number>> = {
  "P-101A": liquor,
  "P-501A": 1,
  "P-211A": 1.1,
  "P-701A": 0.87,
  "P-801": 1,
  "E-601A": 1.03,
};

/** Random packing of polypropylene rings of 50 mm, and the liquor that it holds, kg per m³ of bed. */
const [rings, heldUp] = [65, 80] as const;
const bed = ((Math.PI / 4) * towerBore ** 2 * bedDepth) / 1e9;
/** Internals of the tower, of polypropylene, which are put in on site, kg. */
const putIn = [internals.grid, internals.spray, internals.mist]
  .flatMap((make) => make())
  .reduce((sum, piece) => sum + (0.91 * Math.abs(bodyOf(piece).volume)) / 1e6, 0);
/** What a tower is packed with on site, and what wets it in operation; the tower is not filled for a test, kg. */
const packed: Readonly<Record<string, readonly [operating: number, test: number]>> = {
  "C-101": [bed * (rings + heldUp), bed * rings],
};

/** Volume of a line's part between its ends, dm³, and its middle; undefined of ducts, and of what is not in a line. */
const inLine = (part: Part): { volume: number; center: Vector3 } | undefined => {
  const [inlet, outlet] = ["inlet", "outlet"].map((name) => part.ports.find((port) => port.name === name));
  if (!inlet || !outlet || inlet.end.kind === "duct") return undefined;
  const { bore, kind } = inlet.end;
  const points = part.route?.points ?? [inlet.position, outlet.position];
  const center = new Vector3();
  let length = 0;
  for (const [index, point] of points.slice(1).entries()) {
    const from = points[index] as Vector3;
    const own = from.distanceTo(point);
    length += own;
    center.addScaledVector(from.clone().add(point).multiplyScalar(0.5), own);
  }
  const radius = flangeSize(bore, kind).pipe / 2 - wallOf(bore, kind);
  return { volume: (Math.PI * radius ** 2 * length) / 1e6, center: center.divideScalar(length) };
};

/** Free inside of a vessel, dm³: without the metal of an exchanger's tubes. */
const freeInside = (part: Part): number => {
  const form = bundleOf(part);
  const { outside, wall } = bundleTube;
  const metal = form
    ? (form.middles.length * tubesIn(form) * form.length * Math.PI * (outside - wall) * wall) / 1e6
    : 0;
  return capacityOf(part) * 1000 - metal;
};

/** What the parts of a plant hold; under test they are full of water. */
export const held = (plant: string, parts: readonly Part[]): Content[] => {
  const own = fillings[plant] ?? {};
  const line = parts.map(({ name }) => inLines[name]).find((density) => density !== undefined);
  return parts.flatMap((part): Content[] => {
    const filling = own[part.name];
    if (filling && hasCapacity(part)) {
      const [, density, level] = filling;
      const inside = freeInside(part);
      return [{ operating: inside * density * level, test: inside, center: middleOf(part) }];
    }
    const packing = packed[part.name];
    if (packing && plant === "SCR-101") {
      // A model that shows the internals weighs them itself.
      const internal = parts.some(({ name }) => name.startsWith(`${part.name} `)) ? 0 : putIn;
      const [operating, test] = packing.map((kilograms) => kilograms + internal) as [number, number];
      return [{ operating, test, center: new Vector3().applyMatrix4(part.matrix) }];
    }
    const pipe = line === undefined ? undefined : inLine(part);
    return pipe && line !== undefined
      ? [{ operating: pipe.volume * line, test: pipe.volume, center: pipe.center }]
      : [];
  });
};

/** What vessels hold in operation, in words, those that hold the same together. */
export const fillingWords = (plant: string, parts: readonly Part[]): string[] => {
  const shown = Object.entries(fillings[plant] ?? {}).filter(([tag]) =>
    parts.some((part) => part.name === tag && hasCapacity(part)),
  );
  const alike = Map.groupBy(shown, ([, [liquid, density, level]]) => {
    const full = level === 1 ? "full of" : `${Math.round(100 * level)} % full of`;
    return `${full} ${liquid}, ${figure(Math.round(1000 * density))} kg/m³`;
  });
  return [...alike].map(([words, own]) => `${own.map(([tag]) => tag.split(" ")[0]).join(", ")}: ${words}`);
};
