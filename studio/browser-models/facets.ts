/** Of how many facets a solid is made for the browser, by its size. Sizes and diameters in mm, angles in radians. */

/** Angle between neighboring facets for a size, by OpenCascade: a bolt needs fewer facets than a vessel. */
export const angleFor = (size: number): number =>
  [0.8, 0.55, 0.4, 0.25][[60, 250, 800].filter((limit) => size >= limit).length] ?? 0.25;

/** Largest distance of the facets from the surface of a solid of a size, mm. */
export const toleranceFor = (size: number): number => Math.max(0.4, size / 500);

/** A circle as a polygon: its number of sides, and its corners' distance from the center as a multiple of the radius. */
export interface Facets {
  sides: number;
  reach: number;
}

/** Facets of a circle of a radius in mm. */
export type FacetsFor = (radius: number) => Facets;

/** The reach of corners with which the polygon has the circle's area. */
const equalArea = (sides: number) => Math.sqrt((2 * Math.PI) / (sides * Math.sin((2 * Math.PI) / sides)));

/** Fewest sides of a circle of a diameter: of a bolt or handrail six, of a flange sixteen, of a tank 32. */
const fewestSides = (diameter: number) =>
  [6, 8, 12, 16, 32][[45, 80, 250, 1500].filter((limit) => diameter >= limit).length] ?? 32;

/** Circles below this diameter, as those of bolts and rods, keep their area; larger ones have corners that can be measured. */
const measured = 80;

/** Sides of a circle of a radius, not counting its fewest: of a bolt ten, of 100 mm 25, of all that is wider than 400 mm 50. */
const sidesOf = (radius: number): number =>
  (2 * Math.PI) / Math.min(0.8, 2 * Math.acos(1 - Math.min(1, Math.max(0.4 / radius, 1 / 500))));

/** Facets of a circle by its diameter alone, so that those of a pipe and of its flanges meet. */
export const facetsOf =
  (fineness: number): FacetsFor =>
  (radius) => {
    const sides = Math.max(fewestSides(2 * radius), Math.ceil(fineness * sidesOf(radius)));
    return { sides, reach: 2 * radius < measured ? equalArea(sides) : 1 };
  };

/** Facets of a bolt's hole, of which the bolt and its nut leave little to see: six sides if it is to be coarse. */
export const holeFacetsOf =
  (fineness: number): FacetsFor =>
  (radius) => {
    const sides = fineness < 1 ? 6 : facetsOf(fineness)(radius).sides;
    return { sides, reach: equalArea(sides) };
  };
