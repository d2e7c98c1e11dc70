/**
 * The round solids of the kit, of which there are most: cylinders, bodies of revolution, round bars bent to a ring, drilled
 * flanges. OpenCascade makes ten facets of a circle at least, and eight bolt holes cost more than their flange. Here a
 * circle has as many as it needs.
 */
import type { Mesh } from "../kit/meshes.ts";
import type { FacetsFor } from "./facets.ts";
import { type Circle, FacetedSurface } from "./round-surface.ts";

type Point = readonly [radius: number, z: number];

const axis = { center: [0, 0] } as const;

/** Twice the area of an outline; positive if it runs counter-clockwise, upward outside. */
const turning = (outline: readonly Point[]) =>
  outline.reduce((sum, [r, z], index) => {
    const [nextR, nextZ] = outline[(index + 1) % outline.length] as Point;
    return sum + r * nextZ - nextR * z;
  }, 0);

const revolvedSurface = (given: readonly Point[], facets: FacetsFor): Mesh => {
  const outline = turning(given) > 0 ? given : given.toReversed();
  const widest = facets(Math.max(...outline.map(([radius]) => radius)));
  const made = new FacetedSurface();
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] as Point;
    const [out, up] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(out, up);
    if (length === 0 || (from[0] === 0 && to[0] === 0)) continue;
    const facing: Point = [up / length, -out / length];
    made.ring({ point: from, facing }, { point: to, facing }, { ...axis, ...widest });
  }
  return made.surface;
};

const torusSurface = (radius: number, bar: number, facets: FacetsFor): Mesh => {
  const { sides, reach } = facets(bar);
  const rims = Array.from({ length: sides }, (_, index) => {
    const bearing = ((index + 0.5) / sides) * 2 * Math.PI;
    const facing: Point = [Math.cos(bearing), Math.sin(bearing)];
    return { point: [radius + reach * bar * facing[0], reach * bar * facing[1]] as const, facing };
  });
  const made = new FacetedSurface();
  for (const [index, rim] of rims.entries())
    made.ring(rim, rims[(index + 1) % sides] ?? rim, { ...axis, ...facets(radius + bar) });
  return made.surface;
};

const drilledSurface = (
  [outer, inner, height, circle, hole, bolts]: readonly [number, number, number, number, number, number],
  facets: FacetsFor,
  holeFacets: FacetsFor,
): Mesh => {
  const circleOf = (radius: number): Circle => ({ ...axis, radius, ...facets(radius) });
  const rim = circleOf(outer);
  const openings = [
    ...(inner > 0 ? [circleOf(inner)] : []),
    ...Array.from({ length: bolts }, (_, index): Circle => {
      const turn = ((index + 0.5) / bolts) * 2 * Math.PI;
      const center = [(circle / 2) * Math.cos(turn), (circle / 2) * Math.sin(turn)] as const;
      return { center, radius: hole / 2, turn, ...holeFacets(hole / 2) };
    }),
  ];
  const made = new FacetedSurface();
  made.ring({ point: [outer, 0], facing: [1, 0] }, { point: [outer, height], facing: [1, 0] }, rim);
  for (const opening of openings) {
    const { radius } = opening;
    made.ring({ point: [radius, height], facing: [-1, 0] }, { point: [radius, 0], facing: [-1, 0] }, opening);
  }
  made.flat(height, true, rim, openings);
  made.flat(0, false, rim, openings);
  return made.surface;
};

const numbersOf = (text: string) => text.split(/[ ,]/).map(Number);
const pairsOf = (text: string) => text.split(" ").map((pair) => numbersOf(pair) as unknown as Point);

/** The keys that kit/solids.ts gives to round solids of a full turn. */
const cylinderKey = /^cylinder ([\d.]+),([\d.]+)$/;
const revolvedKey = /^revolved ((?:[\d.]+,-?[\d.]+ )+)360$/;
const torusKey = /^torus ([\d.]+),([\d.]+)$/;
const drilledKey = /^drilled ([\d.]+(?:,[\d.]+){5})$/;

/** The surface of a round solid by its key; undefined of another solid. */
export const roundSurface = (key: string, facets: FacetsFor, holeFacets: FacetsFor): Mesh | undefined => {
  const [, radius, height] = cylinderKey.exec(key)?.map(Number) ?? [];
  if (radius && height)
    return revolvedSurface(
      [
        [0, 0],
        [radius, 0],
        [radius, height],
        [0, height],
      ],
      facets,
    );
  const [, outline] = revolvedKey.exec(key) ?? [];
  if (outline) return revolvedSurface(pairsOf(outline.trim()), facets);
  const [, ringRadius, bar] = torusKey.exec(key)?.map(Number) ?? [];
  if (ringRadius && bar) return torusSurface(ringRadius, bar, facets);
  const [, drilled] = drilledKey.exec(key) ?? [];
  if (drilled)
    return drilledSurface(numbersOf(drilled) as unknown as Parameters<typeof drilledSurface>[0], facets, holeFacets);
  return undefined;
};
