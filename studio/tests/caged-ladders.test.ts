import { expect, test } from "vitest";
import { ladderCage } from "../kit/caged-ladders.ts";
import { part } from "../kit/part.ts";
import { boxOf } from "../sheets/overall-sizes.ts";

/** ISO 14122-4: free width of a cage, and free depth before the rungs, mm. */
const free = { least: 650, most: 800 };
/** Of a hoop or strap, mm. */
const thickness = 10;

test("a ladder's cage is as wide and as deep as who climbs in it needs", () => {
  const { min, max } = boxOf([part("cage", ladderCage(5000)).at([0, 0, 0])], 1);
  for (const size of [max.x - min.x - 2 * thickness, max.y - thickness]) {
    expect(size).toBeGreaterThanOrEqual(free.least);
    expect(size).toBeLessThanOrEqual(free.most);
  }
  expect(min.z).toBeGreaterThanOrEqual(2200);
  expect(min.z).toBeLessThanOrEqual(3000);
});
