import { expect, test } from "vitest";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import { clearSeams } from "../kit/shell-seams.ts";
import { seams } from "../lint/seams.ts";
import { length, wall } from "../models/plant/pressure-vessel.ts";

/** A vessel like V-501 with the nozzle of a level bridle where courses would meet, and a wear plate beside another place. */
const made = () =>
  pressureVessel("V-1", {
    diameter: 1600,
    length,
    wall,
    height: 1500,
    support: { saddles: [950, 3850] },
    nozzles: { level: { bore: 50, station: 1950, bearing: 180, aside: 380, reach: 190 } },
  });

test("the seams of a shell keep clear of what is welded on", () => {
  expect(seams([made()])).toEqual([]);
  expect(clearSeams("V-1", 3600, 10, [[1900, 2120]])).toEqual([1750]);
});

test("a shell without a clear place for a seam, and a weld at a head, are refused", () => {
  expect(() => clearSeams("V-1", 3600, 10, [[700, 3400]])).toThrow("V-1 has no clear place for a seam near 2000");
  expect(() => clearSeams("V-1", 3600, 10, [[50, 250]])).toThrow(
    "V-1 has a weld from 50 to 250 less than 100 mm from a",
  );
});

test("a nozzle at a seam and a wear plate beside one are found", () => {
  const vessel = made();
  const welds = vessel.pieces.filter(
    ({ called, matrix }) => called === "seam" && Math.abs(matrix.elements[12] ?? Infinity) < length / 2 - 20,
  );
  // Where courses of full length would meet.
  for (const [index, { matrix }] of welds.entries()) matrix.elements[12] = 2000 * (index + 1) - length / 2 - 4;
  expect(seams([vessel])).toEqual([
    "seams: V-1 has level less than 100 mm from a seam",
    "seams: V-1 has wear plate 800 less than 100 mm from a seam",
  ]);
});
