/** Sizing of the column internals. tests/column-internals.test.ts compares them with usual ranges. */

/** Inside diameter of the column and bore of its manholes, mm. */
export const columnBore = 1200;
export const manholeBore = 500;
export const columnRadius = columnBore / 2;
/** Width of the tray support rings, mm. */
export const ringWidth = 50;
/** Gap between internals and shell, mm, because shells are out of round. */
export const wallGap = 10;

/** Tray spacing, mm. */
export const traySpacing = 500;
/** Thickness of tray decks and downcomers, mm. */
export const trayThickness = 3;
/** Distance of the downcomer apron from the column's axis, mm. */
export const apronAt = 410;
/** Height of the outlet weir above the deck, and clearance under the downcomer above the tray below, mm. */
export const weirHeight = 50;
export const downcomerClearance = 40;

/** Hole, outside diameter and triangular pitch of the contacting devices, mm. */
export const sieve = { hole: 16, outside: 16, pitch: 45 } as const;
export const valve = { hole: 39, outside: 49, pitch: 76, lift: 9 } as const;
export const cap = { hole: 70, outside: 102, pitch: 148, slots: 16 } as const;

const area = (diameter: number) => (Math.PI / 4) * (diameter / 1000) ** 2;

/** Cross-section of the column, m². */
export const columnArea = area(columnBore);
/** Length of the weir, which is the chord at the apron, mm. */
export const weirLength = 2 * Math.sqrt(columnRadius ** 2 - apronAt ** 2);
/** Cross-section of a downcomer, the segment behind the apron, m². */
export const downcomerArea =
  (columnRadius ** 2 * Math.acos(apronAt / columnRadius) - (apronAt * weirLength) / 2) / 1_000_000;
/** Area between the two downcomers, m². */
export const bubblingArea = columnArea - 2 * downcomerArea;
/** Total area of `count` round holes, m². */
export const holeArea = (count: number, diameter: number) => count * area(diameter);

/** Chimneys: bore and height of the risers, diameter of their circle, number; bore of the sump's draw-off; mm. */
export const chimneyTray = { bore: 210, height: 300, circle: 690, count: 6, sump: 100 } as const;

/** Thickness of the mist eliminator's pad, and width of its middle segment, mm. */
export const demister = { thickness: 150, split: 400 } as const;

/** Vapor feed: bore of the nozzle, distance between the inlet device's plates, mm; vanes on each side. */
export const feed = { bore: 300, height: 320, vanes: 6 } as const;

/** Random packing: diameter and length of a ring, mm. */
export const packingRing = { diameter: 50, length: 50 } as const;
/** Spacing of the hold-down grid's bars, mm: smaller than a ring, otherwise rings would be carried away. */
export const holdDownPitch = 36;

/** Liquid distributor: number and spacing of troughs, pitch and bore of the drip tubes, mm. */
export const distributor = { troughs: 5, spacing: 200, dripPitch: 96, dripBore: 20 } as const;

/** Support plate: beams, their width and height, distance from the column's axis to their ends, slots, mm. */
export const supportPlate = {
  beams: 4,
  width: 288,
  height: 300,
  reach: 559,
  slot: { width: 20, height: 225, pitch: 27 },
} as const;

/**
 * Structured packing: height of a layer, depth and pitch of its corrugations, diameter, thickness of its sheets, and of
 * those that are drawn, because thinner ones would vanish in a picture, mm; angle of the corrugations from the axis,
 * degrees.
 */
export const packing = {
  layer: 210,
  crimp: 24,
  pitch: 54,
  angle: 45,
  diameter: 1176,
  sheet: 0.2,
  drawn: 0.8,
} as const;

const { crimp, pitch, angle } = packing;
/** Lengths of a flank of a corrugation, level and square to the corrugation, mm. */
const level = Math.hypot(crimp, pitch / 2);
const slanted = Math.hypot(crimp / Math.cos((angle * Math.PI) / 180), pitch / 2);
/** Surface of the packing, both faces of its sheets, m²/m³. */
export const packingSurface = (2 * slanted * 1000) / ((pitch / 2) * crimp);
/** Bulk density of the sheets of stainless steel, kg/m³. */
export const packingDensity = (packingSurface / 2) * packing.sheet * 7.85;
/** A sheet is drawn with its thickness level: the share of what is drawn that is metal. */
export const packingMetal = (packing.sheet * slanted) / (packing.drawn * level);
