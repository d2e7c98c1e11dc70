/** Lines of sheets: what is seen, hidden, hatched or an axis. */
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { part } from "../kit/part.ts";
import { at, bar } from "../kit/placement.ts";
import { block, cylinder, revolved, tube } from "../kit/solids.ts";
import { centerLines, isDiameter, roundsIn } from "../sheets/axes.ts";
import type { Segment } from "../sheets/chains.ts";
import { drawnOnce } from "../sheets/drawn-once.ts";
import { silhouette } from "../sheets/feature-lines.ts";
import { hatching } from "../sheets/hatching.ts";
import { visibleLines, worldOf } from "../sheets/hidden-lines.ts";
import type { Stacked } from "../sheets/particulars.ts";
import { pathData } from "../sheets/path-data.ts";
import { place, views } from "../sheets/views.ts";

const line = (...[ax, ay, bx, by]: [number, number, number, number]): Segment => [
  [ax, ay],
  [bx, by],
];
const length = (lines: readonly Segment[]) =>
  lines.reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);

test("overlapping lines are drawn once, in either direction", () => {
  const once = drawnOnce([line(0, 0, 10, 0), line(8, 0, 2, 0), line(6, 0, 14, 0), line(0, 3, 10, 3)]);
  expect(once).toHaveLength(2);
  expect(length(once)).toBeCloseTo(24, 6);
});

test("the pieces of a line that bends a little are all drawn, also far from the origin", () => {
  const pieces = [line(378.6, 283.9, 382.94, 279.29), line(382.94, 279.29, 385.35, 276.69)];
  expect(length(drawnOnce(pieces))).toBeCloseTo(length(pieces), 2);
});

test("a wider line hides only the part that it covers", () => {
  const rest = drawnOnce([line(0, 0, 10, 0)], [line(4, 0, 6, 0)]);
  expect(rest).toHaveLength(2);
  expect(length(rest)).toBeCloseTo(8, 6);
});

test("lines that meet are one path, with relative coordinates", () => {
  expect(pathData([line(1, 1, 2, 1), line(2, 2, 2, 1), line(2, 2, 3, 3)])).toBe("m20 20h20v20l20 20");
});

/** Visible lines of a view at a scale of 1:10. */
const seen = (...pieces: Parameters<typeof part>[1][]) =>
  visibleLines(worldOf([part("thing", pieces.flat()).at([0, 0, 0])], 10), views.iso, 10);

test("the bottom edge of a block on another block is visible", () => {
  const post = block(200, 200, 400, "steel");
  const floor = at(block(1000, 1000, 100, "concrete"), [0, 0, -100]);
  const { right, up } = views.iso;
  // The foot's front edge, from the left corner to the one nearest to the eye.
  const foot = [-100, 100].map((x) => [x * right.x - 100 * right.y, x * up.x - 100 * up.y] as const);
  const onFoot = seen(post, floor).edges.filter((line) =>
    line.every((point) => foot.some((corner) => Math.hypot(point[0] - corner[0], point[1] - corner[1]) < 5)),
  );
  expect(onFoot.length).toBeGreaterThan(0);
});

test("the intersection line of a nozzle and its shell is drawn", () => {
  const pieces = [cylinder(300, 1000, "pipework"), at(cylinder(80, 400, "pipework"), [0, 0, 500], [0.6, -0.8, 0])];
  const apart = pieces.map((piece, index) => part(`part ${index}`, piece).at([0, 0, 0]));
  const lines = visibleLines(worldOf(apart, 10), views.iso, 10);
  expect(length(seen(...pieces).edges)).toBeGreaterThan(length(lines.edges) + 100);
});

test("of stacked sheets neither what touches nor what is close behind a thin band is drawn", () => {
  const band = block(400, 1, 40, "steel");
  const sheet = at(block(1, 500, 200, "steel"), [0, 251.1, 0]);
  const crossing = at(block(400, 1, 100, "steel"), [0, 400, 0]);
  const parts = (...pieces: (typeof band)[]) => [part("stack", pieces.flat()).at([0, 0, 0])];
  const inFront = (lines: ReturnType<typeof visibleLines>) =>
    lines.edges
      .filter((line) => line.every(([x]) => Math.abs(x) < 5) && Math.min(...line.map(([, z]) => z)) < 20)
      .filter((line) => length([line]) > 5).length;
  const drawn = (stacked?: Stacked) => worldOf(parts(band, sheet, crossing), 10, stacked);
  const fine = { tolerance: 0.3 };
  expect([drawn().welds.length > 0, drawn(fine).welds.length > 0]).toEqual([true, false]);
  expect([drawn(), drawn(fine)].map((world) => inFront(visibleLines(world, views.front, 10)) > 0)).toEqual([
    true,
    false,
  ]);
});

test("a thin rail is drawn as one line, a thick one as two", () => {
  const lines = (radius: number) => seen(bar([-1000, 0, 0], [1000, 0, 0], radius, "safety"));
  const long = ({ edges, outlines }: ReturnType<typeof lines>) => length([...edges, ...outlines]);
  expect(long(lines(15)) / long(lines(2))).toBeGreaterThan(1.8);
});

test("a ring thinner than a line is drawn over its whole diameter", () => {
  const ring = [part("ring", tube(803, 798, 8, "pipework")).at([0, 0, 0], [1, 0, 0])];
  const { edges } = visibleLines(worldOf(ring, 40), views.front, 40);
  const across = edges.flat().map(([, y]) => y);
  expect(Math.min(...across)).toBeLessThan(-700);
  expect(Math.max(...across)).toBeGreaterThan(700);
});

test("a round body has a cross at its end and a line along its side; a bolt has none", () => {
  const world = worldOf(
    [part("vessel", [...cylinder(100, 500, "steel"), ...at(cylinder(10, 50, "steel"), [300, 0, 0])]).at([0, 0, 0])],
    10,
  );
  const strokes = (name: "front" | "top") =>
    centerLines(world, place(world.box, name, [200, 150], 10), roundsIn(world)).match(/M/g)?.length;
  expect([strokes("top"), strokes("front")]).toEqual([2, 1]);
});

test("a dimension has the sign of a diameter only if it is one", () => {
  const rim = [0, 150].map((x) => [x, x] as const);
  const pieces = [...cylinder(100, 500, "steel"), ...revolved([...rim, [0, 160]], "steel")];
  const rounds = roundsIn(worldOf([part("vessel", pieces).at([0, 0, 0])], 10));
  const across = (from: number, to: number) =>
    isDiameter({ view: "front", from: [from, 0, 0], to: [to, 0, 0], along: "x", side: "below" }, rounds);
  expect([across(-100, 100), across(-150, 150)]).toEqual([true, true]);
  expect([across(-100, 90), across(0, 200)]).toEqual([false, false]);
});

test("a cut face is hatched where it is in sight", () => {
  const cut = part("shell", block(300, 10, 200, "cut")).at([0, 0, 0]);
  const inFront = part("tank", block(400, 10, 300, "steel")).at([0, -100, 0]);
  const hatched = (...parts: (typeof cut)[]) => {
    const world = worldOf(parts, 5);
    return hatching(parts, world, place(world.box, "front", [200, 150], 5));
  };
  expect(hatched(cut)).toMatch(/<path class="e" d="m/);
  expect(hatched(cut, inFront)).toBe("");
});

test("the outline of a dome that is modeled as cones has no gaps between them", () => {
  const quarter = Array.from({ length: 13 }, (_, index): [number, number] => {
    const angle = (index * Math.PI) / 24;
    return [600 * Math.cos(angle), 300 * Math.sin(angle)];
  });
  const [dome] = revolved([[0, 0], ...quarter], "steel");
  const eye = new Vector3(0.6, -0.62, 0.5).normalize();
  const lines = silhouette(dome?.key ?? "", eye, 0.75);
  expect(lines.length).toBeGreaterThan(20);
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  const loose = ends.filter((end) => ends.every((other) => other === end || other.distanceTo(end) > 1));
  // An outline begins and ends at the dome's rim.
  expect(loose.filter(({ z }) => z > 60)).toEqual([]);
});
