import {
  clamp,
  clearOf,
  diskOutline,
  type Flat,
  type Hole,
  nut,
  perforated,
  row,
  triangular,
} from "../../../kit/column-plates.ts";
import { ringClamps, supportRing } from "./column-shell.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point, slab, turned } from "../../../kit/placement.ts";
import { block, type Piece } from "../../../kit/solids.ts";
import type { Dimension } from "../../model.ts";
import {
  apronAt,
  columnRadius,
  downcomerClearance,
  ringWidth,
  trayThickness,
  traySpacing,
  wallGap,
  weirHeight,
  weirLength,
} from "./column-duty.ts";

/** Start of the manway panel on the inlet side, and end of the deck, mm. */
const manwayFrom = -375;
const deckEnd = apronAt - 7;
const radius = columnRadius - wallGap;

/** Contacting device of a tray: its hole, outside diameter and pitch in mm, and its pieces on the deck. */
interface Device {
  hole: number;
  outside: number;
  pitch: number;
  pieces: Piece[];
}

/** Half the width of the manway panel, mm: its seams are midway between two rows of devices. */
export const seamAt = (pitch: number): number => {
  const rows = pitch * Math.sqrt(0.75);
  return (Math.round(200 / rows - 0.5) + 0.5) * rows;
};

/** Positions of a tray's holes: between the downcomers with a calming zone at both, clear of the ring. */
export const holePlaces = ({ pitch, outside }: Omit<Device, "pieces">): Flat[] =>
  triangular(
    pitch,
    columnRadius,
    (x, y) =>
      Math.hypot(x, y) < columnRadius - ringWidth - 8 - outside / 2 && Math.abs(x) < -manwayFrom - 8 - outside / 2,
  );

const panel = (places: readonly Flat[], hole: number, [left, right]: Flat, [front, back]: Flat): Piece[] => {
  const inside = ([x, y]: Flat) => x > left && x < right && y > front && y < back;
  const holes = places.filter(inside).map(([x, y]): Hole => ({ x, y, diameter: hole }));
  return perforated(diskOutline(radius, [left, right], [front, back]), holes, trayThickness, "brushed");
};

/** Flange of a panel, bent down to stiffen it as a beam. */
const truss = (y: number) => slab([-500, y - 2, -60], [deckEnd - 45, y + 2, 0], "brushed");

/** Downcomer with or without weir, from `top` down to `bottom`, mm above the deck's bearing face. */
const downcomer = (name: string, bottom: number, top: number, weir: boolean): Part => {
  const half = weirLength / 2 - 3;
  const wallAt = Math.sqrt(columnRadius ** 2 - (apronAt + 8) ** 2);
  const bar = (side: number) =>
    slab([apronAt, side * (wallAt - 50), bottom + 30], [apronAt + 8, side * wallAt, weir ? -8 : top], "brushed");
  return part(name, [
    ...slab([apronAt - trayThickness, -half, bottom], [apronAt, half, weir ? 34 : top], "brushed"),
    ...slab(
      [apronAt - trayThickness - 14, -half, bottom],
      [apronAt - trayThickness, half, bottom + trayThickness],
      "brushed",
    ),
    ...bar(1),
    ...bar(-1),
    ...(weir
      ? [
          ...slab([apronAt, -half, 2], [apronAt + trayThickness, half, trayThickness + weirHeight], "brushed"),
          ...slab([deckEnd - 42, -half + 40, -5], [apronAt - trayThickness, half - 40, 0], "brushed"),
          ...slab([apronAt - trayThickness - 5, -half + 40, -50], [apronAt - trayThickness, half - 40, 0], "brushed"),
          ...row(
            at(nut(), [0, 0, 0], [-1, 0, 0]),
            [apronAt - trayThickness, -half + 60],
            [apronAt - trayThickness, half - 60],
            6,
            20,
          ),
        ]
      : []),
  ]);
};

/** Downcomer from the tray above, cut off at the height `top`, mm. */
export const downcomerAbove = (top: number): Part =>
  downcomer("downcomer from above", trayThickness + downcomerClearance, top, false).at([0, 0, 0], [0, 0, 1], 180);

/** Places of the nuts along the seams of the manway panel, each midway between two devices of the panel's outermost rows. */
const nutPlaces = (seam: number, device: Device): readonly Flat[] => {
  const { pitch, outside } = device;
  const places = holePlaces(device);
  const step = Math.ceil(130 / pitch) * pitch;
  const outermost = Math.max(...places.map(([, y]) => y).filter((y) => y < seam));
  const [start] = places.find(([, y]) => y === outermost) as Flat;
  const first = Math.round((2 * start) / pitch) % 2 === 0 ? pitch / 2 : 0;
  const nuts = [seam - 14, 14 - seam].flatMap((y) =>
    Array.from({ length: 9 }, (_, index): Flat => [first + (index - 4) * step, y]).filter(
      ([x]) => x > manwayFrom + 30 && x < deckEnd - 30,
    ),
  );
  return clearOf(places, outside, nuts);
};

/** Lugs on the deck's beams, on which the manway panel rests below its nuts. */
const lugs = (seam: number, nuts: readonly Flat[]): Piece[] =>
  nuts.flatMap(([x, y]) => {
    const side = Math.sign(y);
    const [from, to] = [side * (seam - 28), side * (seam + 1)].toSorted((a, b) => a - b) as [number, number];
    return slab([x - 14, from, -4], [x + 14, to, 0], "brushed");
  });

/** What the views do not show of the manway panel. */
export const manwayNote =
  "The manway panel rests on lugs of the deck's beams, one below each of its nuts, between the holes.";

/** Devices over the holes that are wanted. */
const placedDevices = (device: Device, wanted: (place: Flat) => boolean): Piece[] =>
  holePlaces(device)
    .filter(wanted)
    .flatMap(([x, y], index) => turned(device.pieces, index * 37, [x, y, trayThickness]));

/** The contacting devices of a tray's deck alone, for a line of a parts list. */
export const devicesOf = (device: Device): Part =>
  part(
    "devices",
    placedDevices(device, ([, y]) => Math.abs(y) > seamAt(device.pitch)),
  ).at([0, 0, 0]);

/** A panel without what is on it, which would hide the end of its balloon's leader, for a line of a parts list. */
export const plateOf = ({ name, pieces, matrix }: Part): Part => {
  const plate = part(
    name,
    pieces.filter(({ key }) => key.startsWith("perforated")),
  );
  plate.matrix.copy(matrix);
  return plate;
};

/** Cross-flow tray on its ring: liquid enters at -X and leaves over the weir at +X. Bearing face on z = 0. */
export const tray = (name: string, device: Device) => {
  const { hole, pitch } = device;
  const places = holePlaces(device);
  const seam = seamAt(pitch);
  const cut = (x: Flat, y: Flat) => panel(places, hole, x, y);
  const inManway = ([, y]: Flat) => Math.abs(y) < seam;
  const nuts = nutPlaces(seam, device);
  const ends: [Flat, Flat] = [
    [manwayFrom, -seam + 90],
    [manwayFrom, seam - 90],
  ];
  const chord = (Math.acos(apronAt / columnRadius) * 180) / Math.PI;
  return {
    ring: part(`${name} ring`, turned(supportRing(ringWidth, 360 - 2 * chord), chord)),
    deck: part(`${name} deck`, [
      ...cut([-radius, deckEnd], [seam + 1, radius]),
      ...cut([-radius, deckEnd], [-radius, -seam - 1]),
      ...cut([-radius, manwayFrom - 1], [-seam + 1, seam - 1]),
      ...truss(seam + 3),
      ...truss(-seam - 3),
      ...ringClamps(20, trayThickness, (bearing) => Math.abs(((bearing + 180) % 360) - 180) > chord + 5),
      ...lugs(seam, nuts),
      ...row(clamp(), ...ends, 2, trayThickness),
      ...row(block(56, 28, 5, "stainless"), ...ends, 2, -5),
      ...placedDevices(device, (place) => !inManway(place)),
    ]),
    manway: part(`${name} manway`, [
      ...cut([manwayFrom + 1, deckEnd], [-seam + 1, seam - 1]),
      ...placedDevices(device, inManway),
      ...nuts.flatMap(([x, y]) => at(nut(), [x, y, trayThickness])),
    ]),
    overflow: downcomer(`${name} downcomer`, trayThickness + downcomerClearance - traySpacing, 0, true),
  };
};

/** Widths and heights that a tray is made to, with its deck's bearing face at the height `z`, mm; its outlet is at +X. */
export const trayDimensions = (device: Omit<Device, "pieces">, z = 0): Dimension[] => {
  const deck = z + trayThickness;
  const places = holePlaces(device);
  const far = Math.max(...places.map(([, y]) => y));
  const [first, second] = places.filter(([, y]) => y === far).toSorted(([a], [b]) => b - a) as [Flat, Flat];
  const next = Math.max(...places.map(([, y]) => y).filter((y) => y < far - 1));
  const last = Math.max(...places.filter(([, y]) => y === next).map(([x]) => x));
  return [
    { view: "front", from: [apronAt, 0, z], to: [columnRadius, 0, z], along: "x", side: "below" },
    { view: "front", from: [-apronAt, 0, z], to: [apronAt, 0, z], along: "x", side: "below" },
    { view: "front", from: [-columnRadius, 0, z], to: [columnRadius, 0, z], along: "x", side: "below", row: 2 },
    { view: "front", from: [apronAt, 0, deck], to: [apronAt, 0, deck + weirHeight], along: "z", side: "right" },
    {
      view: "front",
      from: [apronAt, 0, deck + downcomerClearance - traySpacing],
      to: [apronAt, 0, z],
      along: "z",
      side: "right",
      row: 2,
    },
    { view: "top", from: [second[0], far, z], to: [first[0], far, z], along: "x", side: "above" },
    { view: "top", from: [last, next, z], to: [first[0], far, z], along: "y", side: "right" },
    {
      view: "top",
      from: [apronAt, -weirLength / 2, z],
      to: [apronAt, weirLength / 2, z],
      along: "y",
      side: "right",
      row: 2,
    },
  ];
};

/** Clearance below the downcomer from the tray above, over a deck whose bearing face is at the height `z`, mm. */
export const clearanceBelow = (z = 0): Dimension => ({
  view: "front",
  from: [-apronAt, 0, z + trayThickness],
  to: [-apronAt, 0, z + trayThickness + downcomerClearance],
  along: "z",
  side: "left",
});

/** Places a tray at a point of the column's axis; a `roll` of 180 reverses the flow. */
export const trayAt = (made: ReturnType<typeof tray>, point: Point, roll = 0): Part[] =>
  Object.values(made).map((each) => each.at(point, [0, 0, 1], roll));
