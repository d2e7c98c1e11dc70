import { expect, test } from "vitest";
import { browserMesh, enclosedVolume } from "../browser-models/browser-mesh.ts";
import { facetsOf, holeFacetsOf } from "../browser-models/facets.ts";
import { twinOf } from "../browser-models/plain-twins.ts";
import { roundSurface } from "../browser-models/round-solids.ts";
import { solidVolume } from "../kit/solid-volume.ts";
import { blindCover, bolting, flange } from "../kit/flanges.ts";
import { gratingAround, tread } from "../kit/gratings.ts";
import { cylinder, type Piece, revolved, shapeOf, torus } from "../kit/solids.ts";

const keysOf = (pieces: readonly Piece[]) => [...new Set(pieces.map(({ key }) => key))];

const cone = revolved(
  [
    [0, -20],
    [60, 0],
    [0, 90],
  ],
  "steel",
);
const round = keysOf([
  ...flange(150, "steel"),
  ...blindCover(50, "stainless"),
  ...flange(100, "duct"),
  ...bolting(150, "steel", [22, 22]),
  ...cylinder(400, 3000, "steel"),
  ...torus(140, 11, "steel"),
  ...cone,
]).filter((key) => !key.startsWith("hexagon"));

const corners = ({ positions }: { positions: Float32Array }, vertex: number) =>
  [...positions.subarray(3 * vertex, 3 * vertex + 3)].map((value) => value.toFixed(2)).join(" ");

test.each([0.12, 1, 3])("a round solid of the kit is closed and has its volume and size at fineness %d", (fineness) => {
  for (const key of round) {
    expect(roundSurface(key, facetsOf(fineness), holeFacetsOf(fineness)), key).toBeDefined();
    const mesh = browserMesh(key, fineness);
    const edges = new Map<string, number>();
    for (let first = 0; first < mesh.triangles.length; first += 3) {
      const ends = [...mesh.triangles.subarray(first, first + 3)].map((vertex) => corners(mesh, vertex));
      for (const [index, end] of ends.entries()) {
        const next = ends[(index + 1) % 3] as string;
        edges.set(`${end} to ${next}`, (edges.get(`${end} to ${next}`) ?? 0) + 1);
      }
    }
    for (const [edge, times] of edges) {
      expect(times, `${key}: ${edge}`).toBe(1);
      expect(edges.get(edge.split(" to ").toReversed().join(" to ")), `${key}: ${edge}`).toBe(1);
    }
    const error = Math.abs(enclosedVolume(mesh.positions, mesh.triangles) / solidVolume(key) - 1);
    expect(error, key).toBeLessThan(fineness < 1 ? 0.06 : 0.03);
    const [low, high] = shapeOf(key).boundingBox.bounds;
    for (const axis of [0, 1, 2]) {
      const reach = mesh.positions.filter((_, index) => index % 3 === axis).reduce((a, b) => Math.max(a, b), -Infinity);
      const length = (high[axis] ?? 0) - (low[axis] ?? 0);
      expect(Math.abs(reach - (high[axis] ?? 0)) / length, `${key}: ${axis}`).toBeLessThan(0.07);
    }
  }
});

test("a drilled flange costs less than by its facets of OpenCascade, and keeps all its holes", () => {
  const [key = ""] = keysOf(flange(150, "steel"));
  expect(key).toMatch(/^drilled .*,8$/);
  expect(browserMesh(key, 0.12).triangles.length / 3).toBeLessThan(340);
  // The rim, the bore and eight holes, above and below; no lines between the facets.
  const sides = (radius: number) => facetsOf(0.12)(radius).sides;
  const [, outer = 0, inner = 0] = /^drilled ([\d.]+),([\d.]+)/.exec(key)?.map(Number) ?? [];
  expect(browserMesh(key, 0.12).edges.length / 2).toBe(2 * (sides(outer) + sides(inner) + 8 * 6));
});

test("the twin of a grating has its volume, its size and fewer triangles", () => {
  const around = gratingAround([0, 0], [1500, 900], 0, { x: 700, y: 400, radius: 250 });
  for (const key of keysOf([...tread(700), ...around]).filter((name) => name.startsWith("grating"))) {
    const twin = twinOf(key);
    expect(solidVolume(twin) / solidVolume(key)).toBeCloseTo(1, 6);
    expect(shapeOf(twin).boundingBox.bounds).toEqual(shapeOf(key).boundingBox.bounds);
    expect(browserMesh(twin, 1).triangles.length).toBeLessThan(0.9 * browserMesh(key, 1).triangles.length);
  }
});
