import { type Part, part } from "../../../kit/part.ts";
import { uBolt } from "../../../kit/pipe-supports.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { bulkheads } from "./bulkheads.ts";
import { gasTube, meteringLine } from "./metering-line.ts";
import { gasRack, type SealGasHeaders } from "./seal-gas-headers.ts";
import { hollow } from "../../../kit/solids.ts";

const { edge, plane, floor, upper } = gasRack;

/** X position of the strut before the middle of the lines, to which they are clamped; one passes it with its element. */
const strutX = 495;
const strutBefore = (rows: readonly number[]): Part =>
  part("strut of the lines", [
    ...slab([strutX - 60, 50, floor], [strutX + 60, 110, floor + 8], "stainless"),
    ...hollow(2.5, slab([strutX - 20, 60, floor + 8], [strutX + 20, 91, Math.max(...rows) + 50], "stainless")),
    ...rows
      .filter((_, index) => index !== 3)
      .flatMap((z) => [
        ...hollow(2.5, slab([strutX - 20, 91, z - 40], [strutX + 20, plane - gasTube / 2, z + 40], "stainless")),
        ...at(uBolt(gasTube, "tubing"), [strutX, plane - gasTube / 2, z], [0, 1, 0]),
      ]),
  ]).at([0, 0, 0]);

/**
 * Six metering lines from the headers to the outlet plate, their transmitters at `level`, and the inlet plate of the
 * nitrogen.
 */
export const sealGasLines = ({ header, nitrogen }: SealGasHeaders, level: number) => {
  const branches = [header.a, header.b, header.c, header.d, nitrogen.a, nitrogen.b];
  const rows = branches.map(({ position }) => position.z);
  const out = bulkheads("outlet plate", { x: edge - 30, plane, rows, inward: -1 });
  const into = bulkheads("nitrogen plate", { x: 30 - edge, plane, rows: [upper + 165], inward: 1 });
  const [nitrogenIn] = into.inside;
  if (!nitrogenIn) throw new Error("The nitrogen plate has no inlet");
  const readers = branches.map((_, index): Point => [35 + index * 156, 40, level + 20]);
  const lines = branches.map((branch, index) => {
    const [to, reader] = [out.inside[index], readers[index]];
    if (!to || !reader) throw new Error("A metering line has no outlet or no transmitter");
    return meteringLine(`${411 + index}`, branch, to, reader);
  });
  const [first] = lines;
  if (!first) throw new Error("There are no metering lines");
  return { lines, first, readers, strut: strutBefore(rows), out, into, nitrogenIn };
};
