import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  axesOf,
  besideCovered,
  between,
  framed,
  grown,
  isSame,
  type Look,
  namedView,
  nearer,
  moved,
  project,
  type RenderCamera,
  renderLook,
  turned,
  viewNames,
} from "../../../components/model-stage/camera.ts";
import { add, projected, type Vector } from "../../../components/model-stage/vectors.ts";
import { readLook, writtenLook } from "../../../components/model-viewer/looks-in-address.ts";

const { camera } = JSON.parse(readFileSync("apps/site/public/pictures/pump-skid-glb/parts.json", "utf8")) as {
  camera: RenderCamera;
};
const [low, high]: [Vector, Vector] = [
  [-1500, -700, 0],
  [1500, 700, 1800],
];
const [width, height] = [1000, 800];
const see = (look: Look, point: Vector) => {
  const [x, y] = projected(project(look, camera, width, height, 2000).matrix, point);
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
};

describe("the camera of a model", () => {
  test("stands where the render's stood: its frame has the size that the picture has in the space", () => {
    const look = renderLook(camera);
    const { perPixel, away } = project(look, camera, width, height, 2000);
    const [wide, tall] = camera.frame;
    const shownWidth = Math.min(width, (height * wide) / tall);
    expect((perPixel * shownWidth) / (2 * camera.half)).toBeCloseTo(camera.distance, 3);
    for (const axis of [0, 1, 2] as const) expect(away[axis]).toBeCloseTo(camera.away[axis], 5);
    expect(see(look, camera.aim).x).toBeCloseTo(width / 2);
    expect(see(look, camera.aim).y).toBeCloseTo(height / 2);
  });

  test("beside a panel the render's frame is free of it, and where there is room it stays as it is", () => {
    const look = renderLook(camera);
    const { right } = axesOf(look);
    const half = camera.half * camera.distance;
    for (const covered of [0, 100, 300, 600]) {
      const room = besideCovered(look, camera, width, height, covered);
      const [left, end] = [-half, half].map((by) => see(room, add(look.aim, right, by)).x) as [number, number];
      expect(left, "its left end").toBeGreaterThanOrEqual(-1);
      expect(end, "its right end").toBeLessThanOrEqual(width - covered + 1);
    }
    expect(besideCovered(look, camera, 2 * width, height, 100)).toEqual(look);
  });

  test("the named views show the whole model, upright, and at the scale of its pixels", () => {
    for (const name of viewNames) {
      const look = namedView(name, camera, low, high);
      if (name === "oblique") continue;
      const { perPixel } = project(look, camera, width, height, 2000);
      const corners = [low, high].map((corner) => see(look, corner)) as [Point, Point];
      for (const { x, y } of corners) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
      const [across, up] = { plan: [0, 1], elevation: [0, 2], right: [1, 2] }[name] as [0 | 1, 1 | 2];
      expect((corners[1].x - corners[0].x) * perPixel).toBeCloseTo(high[across] - low[across], 3);
      expect((corners[0].y - corners[1].y) * perPixel).toBeCloseTo(high[up] - low[up], 3);
    }
  });

  test("a point keeps its place while the model comes nearer, and follows the pointer", () => {
    const look = renderLook(camera);
    const { perPixel } = project(look, camera, width, height, 2000);
    const range = [100, 1e6] as const;
    const point = moved(look, -120, -60, perPixel).aim;
    const before = see(look, point);
    const after = see(nearer(look, 1.5, perPixel, range, { x: 120, y: 60 }), point);
    expect(Math.abs(after.x - before.x)).toBeLessThan(0.5);
    expect(Math.abs(after.y - before.y)).toBeLessThan(0.5);
    const carried = see(moved(look, 30, -20, perPixel), camera.aim);
    expect(carried.x - width / 2).toBeCloseTo(30, 1);
    expect(carried.y - height / 2).toBeCloseTo(-20, 1);
    expect(nearer(look, 1e9, perPixel, range).distance).toBe(100);
  });

  test("turning stops at the poles, and a glide ends at its aim", () => {
    const look = renderLook(camera);
    expect(turned(look, 0, 9).height).toBe(Math.PI / 2);
    const to = namedView("plan", camera, low, high);
    expect(isSame(between(look, to, 1), to)).toBe(true);
    expect(isSame(between(look, to, 0.9), to)).toBe(false);
    expect(isSame(look, turned(look, 0.01, 0))).toBe(false);
  });
});

interface Point {
  x: number;
  y: number;
}

test("a look and a section survive the address, and other texts are none", () => {
  const look: Look = { aim: [10, -20, 30], bearing: 0.5, height: -0.25, distance: 4000, flat: true };
  const read = readLook(writtenLook(look, { axis: 1, at: -250 }));
  expect(read?.section).toEqual({ axis: 1, at: -250 });
  expect(read && isSame(read.look, look)).toBe(true);
  const other = { axis: 2, at: 1200, flipped: true } as const;
  expect(readLook(writtenLook(look, other))?.section).toEqual(other);
  expect(readLook(writtenLook(look, undefined))?.section).toBeUndefined();
  for (const text of [
    null,
    "",
    "3d",
    "1_2_3",
    "a_0_1_0_0_0_deep",
    "0_95_1_0_0_0_deep",
    "0_0_-1_0_0_0_flat",
    "0_0__0_0_0_flat",
  ])
    expect(readLook(text)).toBeUndefined();
});

const cornersOf = (from: Vector, to: Vector): Vector[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const [x = 0, y = 0, z = 0] = ([0, 1, 2] as const).map((axis) => ((corner >> axis) & 1 ? to : from)[axis]);
    return [x, y, z];
  });

test.each([false, true])("a framed box is seen whole, and nearly fills the frame (parallel: %s)", (flat) => {
  const [from, to]: [Vector, Vector] = [
    [900, 400, 1200],
    [1100, 500, 1700],
  ];
  const look = framed({ ...renderLook(camera), flat }, camera, from, to);
  const seen = cornersOf(from, to).map((corner) => see(look, corner));
  const furthest = Math.max(
    ...seen.flatMap(({ x, y }) => [Math.abs(x - width / 2) / width, Math.abs(y - height / 2) / height]),
  );
  expect(furthest).toBeLessThan(0.5);
  expect(furthest).toBeGreaterThan(0.25);
});

test("a model that has grown about its middle is seen as before, from farther away", () => {
  const look = renderLook(camera);
  const middle: Vector = [0, 0, 900];
  for (const corner of cornersOf(low, high)) {
    const away = add(middle, add(corner, middle, -1), 1.5);
    const [from, to] = [see(look, corner), see(grown(look, 1.5, middle), away)];
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(0.01);
  }
});
