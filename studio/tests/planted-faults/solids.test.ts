import { expect, test } from "vitest";
import { part } from "../../kit/part.ts";
import { slab } from "../../kit/placement.ts";
import { block, cylinder } from "../../kit/solids.ts";
import { faultsOf } from "../../lint/model-lint.ts";

const table = () => part("table", block(1000, 1000, 100, "steel")).at([0, 0, 0]);

const rest = (x: number, z: number) => part("rest", block(100, 100, 50, "steel")).at([x, 0, z]);

test("parts in contact have no fault", () => {
  expect(faultsOf([table(), rest(0, 100)])).toEqual([]);
});

test("a part without contact floats", () => {
  expect(faultsOf([table(), rest(0, 110)])).toEqual([expect.stringMatching(/^floating: rest .* and 0 other solids/)]);
});

test("a solid inside a shell's bounding box floats if it touches nothing", () => {
  const shell = part("shell", [
    ...slab([-500, -500, 0], [500, 500, 10], "steel"),
    ...slab([-500, -500, 0], [-490, 500, 900], "steel"),
    ...slab([490, -500, 0], [500, 500, 900], "steel"),
  ]).at([0, 0, 0]);
  expect(faultsOf([shell, rest(0, 400)])).toEqual([expect.stringMatching(/^floating: rest .* and 0 other solids/)]);
});

test("intersecting parts clash, also if one is thin or completely inside the other", () => {
  expect(faultsOf([table(), rest(0, 80)])).toEqual([
    expect.stringMatching(/^clash: (table|rest) and (table|rest) intersect by 200000/),
  ]);
  const needle = part("needle", cylinder(8, 400, "stainless")).at([0, 0, -50]);
  expect(faultsOf([table(), needle]).join()).toMatch(/clash/);
  const buried = part("buried", block(20, 20, 20, "steel")).at([0, 0, 40]);
  expect(faultsOf([table(), buried]).join()).toMatch(/clash/);
});
