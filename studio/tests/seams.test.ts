import { Vector3 } from "three";
import { expect, test } from "vitest";
import { flangeSize } from "../kit/line-classes.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import { setSeams } from "../models/plant/parts/shell-courses.ts";
import vessel, { length, wall } from "../models/plant/pressure-vessel.ts";
import { partOf } from "../sheets/plot-plan.ts";

/** A weld keeps as far from another, mm. */
const clear = Math.max(100, 4 * wall);

/** What is nearer to a seam of a horizontal shell along X than `clear`: nozzles, pads, saddles' wear plates, lugs. */
const nearSeams = ({ pieces, ports }: Part): string[] => {
  const seams = pieces
    .filter(({ called }) => called === "seam")
    .map(({ matrix }) => new Vector3(0, 0, 4).applyMatrix4(matrix).x);
  const welded = pieces
    .filter(({ key }) => /^(?:pad|wear plate|lifting lug) /.test(key))
    .map(({ key, matrix }) => {
      const { positions } = meshOf(key, 1);
      const along = Array.from(
        { length: positions.length / 3 },
        (_, index) => new Vector3().fromArray(positions, 3 * index).applyMatrix4(matrix).x,
      );
      return { name: key, from: Math.min(...along), to: Math.max(...along) };
    });
  const nozzles = ports
    .filter(({ end }) => Math.abs(end.direction[0]) < 0.5)
    .map(({ name, end }) => {
      const half = flangeSize(end.bore, end.kind).pipe / 2;
      return { name, from: end.position[0] - half, to: end.position[0] + half };
    });
  return [...nozzles, ...welded]
    .filter(({ from, to }) => seams.some((seam) => Math.max(from - seam, seam - to) < clear))
    .map(({ name }) => name);
};

test("nozzles, wear plates and lugs of V-501 keep clear of its seams", () => {
  expect(nearSeams(partOf(vessel, "V-501"))).toEqual([]);
});

/** A vessel of the same size with the nozzle of a level bridle at its seam, and a wear plate beside another one. */
const faulty = () =>
  pressureVessel("faulty", {
    diameter: 1600,
    length,
    wall,
    height: 1500,
    support: { saddles: [950, 3850] },
    nozzles: { level: { bore: 50, station: 1950, bearing: 180, aside: 380, reach: 190 } },
  });

test("a nozzle at a seam and a wear plate beside one are found", () => {
  expect(nearSeams(faulty())).toEqual(["level", "wear plate 800"]);
});

test("seams are moved to where courses meet, and no fewer or more than there are", () => {
  const made = faulty();
  setSeams(made, length, [1600, 3100]);
  expect(nearSeams(made)).toEqual([]);
  expect(() => setSeams(made, length, [1600])).toThrow("faulty has 2 seams between its heads");
});
