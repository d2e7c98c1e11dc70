import { describe, expect, test } from "vitest";
import { framed, fullWidth, isWhole, moved, ontoContent, scaled, whole } from "../../../components/lightbox/look.ts";

const limits = { picture: { width: 1600, height: 1000 }, space: { width: 800, height: 800 }, most: 4 };

/** The share of the picture at a point, in CSS pixels from the middle of the space. */
const shareAt = ({ scale, x, y }: { scale: number; x: number; y: number }, at: { x: number; y: number }) => ({
  x: x + at.x / (1600 * scale),
  y: y + at.y / (1000 * scale),
});

describe("the look of a picture", () => {
  test("whole fits both ways, full width starts at the top, and no scale is above the largest", () => {
    expect(whole(limits)).toEqual({ scale: 0.5, x: 0.5, y: 0.5 });
    const low = { ...limits, space: { width: 800, height: 200 } };
    expect(fullWidth(low)).toEqual({ scale: 0.5, x: 0.5, y: 0.2 });
    expect(whole({ ...limits, most: 0.25 }).scale).toBe(0.25);
    expect(framed([0.5, 0.5, 0.001, 0.001], limits).scale).toBe(4);
  });

  test("a point keeps its place while the picture grows, and shrinks to the whole in the middle", () => {
    const at = { x: -300, y: 170 };
    let look = whole(limits);
    const before = shareAt(look, at);
    for (const scale of [0.7, 1.1, 3.9]) {
      look = scaled(look, scale, at, limits);
      expect(shareAt(look, at).x).toBeCloseTo(before.x, 9);
      expect(shareAt(look, at).y).toBeCloseTo(before.y, 9);
    }
    for (const scale of [2, 1, 0.6, 0.1]) look = scaled(look, scale, at, limits);
    expect(isWhole(look, limits)).toBe(true);
    expect(look).toEqual(whole(limits));
  });

  test("a drag ends at the picture's edge, and does not pull back a view that is framed beside it", () => {
    const zoomed = { scale: 2, x: 0.5, y: 0.5 };
    expect(moved(zoomed, { x: 320, y: 0 }, limits)).toEqual({ scale: 2, x: 0.4, y: 0.5 });
    expect(moved(zoomed, { x: 9999, y: -9999 }, limits)).toEqual({ scale: 2, x: 0.125, y: 0.8 });
    const corner = framed([0, 0, 0.1, 0.1], limits);
    expect(moved(corner, { x: 1, y: 1 }, limits)).toEqual(corner);
    expect(moved(corner, { x: -1, y: 0 }, limits).x).toBeGreaterThan(corner.x);
  });

  test("without a pointer, zooming moves onto the nearest view", () => {
    const blank = { scale: 4, x: 0.5, y: 0.5 };
    expect(ontoContent(blank, [], limits)).toEqual(blank);
    const [far, near] = [[0, 0, 0.2, 0.2] as const, [0.6, 0.4, 0.3, 0.3] as const];
    expect(ontoContent(blank, [far, near], limits).x).toBeCloseTo(0.6 + 0.125 / 2, 9);
    expect(ontoContent(blank, [far, near], limits).y).toBe(0.5);
  });
});
