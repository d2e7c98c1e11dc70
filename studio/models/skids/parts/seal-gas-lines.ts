import { connect } from "../../../kit/connect.ts";
import { flange, flangeDepth } from "../../../kit/flanges.ts";
import { differentialTransmitter, flowElement } from "../../../kit/flow-meters.ts";
import { type End, endAt, type Part, part, type Port, withPorts } from "../../../kit/part.ts";
import { uBolt } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { cylinder, hexagon, hollow } from "../../../kit/solids.ts";
import { tubedBallValve, tubedCheckValve } from "../../../kit/valves.ts";
import { gasRack, type SealGasHeaders } from "./seal-gas-headers.ts";

const { edge, plane, floor, upper, tube: bore } = gasRack;

/** Vertical plate at `x` with bulkhead unions for tubing, at the heights `rows`; `inward` is -1 or 1. */
const bulkheads = (name: string, x: number, rows: readonly number[], inward: 1 | -1) => {
  const reach = 32 + flangeDepth(bore, "tubing");
  const ends: Record<string, End> = {};
  for (const [index, z] of rows.entries()) {
    ends[`inside${index}`] = endAt(bore, "tubing", [x + inward * reach, plane, z], [inward, 0, 0]);
    ends[`outside${index}`] = endAt(bore, "tubing", [x - inward * reach, plane, z], [-inward, 0, 0]);
  }
  const plate = withPorts(name, ends, [
    ...slab([x - 5, 60, Math.min(...rows) - 80], [x + 5, plane + 120, Math.max(...rows) + 80], "stainless"),
    ...rows.flatMap((z) => [
      ...at(cylinder(bore * 0.8, 64, "stainless"), [x - 32, plane, z], [1, 0, 0]),
      ...[1, -1].flatMap((way) => at(hexagon(bore * 2.2, 12, "stainless"), [x + way * 5, plane, z], [way, 0, 0])),
      ...[-1, 1].flatMap((way) => at(flange(bore, "tubing"), [x + way * reach, plane, z], [-way, 0, 0])),
      ...slab([x - 7, plane + 40, z - 14], [x + 7, plane + 100, z + 14], "stainless"),
    ]),
  ]).at([0, 0, 0]);
  const portsOf = (side: string) => plate.ports.filter(({ name: port }) => port.startsWith(side));
  return { plate, inside: portsOf("inside"), outside: portsOf("outside") };
};

/** Plane in Y of the impulse lines, mm. */
const behind = 300;

/**
 * One line along +X, from a header's branch to a bulkhead: ball valve, flow element above its transmitter, check valve.
 * Impulse lines run behind it down to the transmitter at `reader`.
 */
const meteringLine = (tag: string, from: Port, to: Port, reader: Point) => {
  const { y, z } = from.position;
  const valve = tubedBallValve(`valve ${tag}`, bore);
  const element = flowElement(`FE-${tag}`, bore).at([reader[0] - 93, y, z], [1, 0, 0]);
  const check = tubedCheckValve(`check valve ${tag}`, bore).at([to.position.x - 190, y, z], [1, 0, 0]);
  const transmitter = differentialTransmitter(`FT-${tag}`).at(reader);
  const impulseLine = (side: "high" | "low") =>
    route(`${side} pressure line ${tag}`, element[side], transmitter[side], [
      { y: behind },
      { z: transmitter[side].position.z },
    ]);
  return {
    parts: [
      valve,
      element,
      check,
      transmitter,
      connect(from, valve.inlet, 180),
      ...route(`line ${tag} to its element`, valve.outlet, element.inlet),
      ...route(`line ${tag} to its check valve`, element.outlet, check.inlet),
      ...route(`line ${tag} to its bulkhead`, check.outlet, to),
      ...impulseLine("high"),
      ...impulseLine("low"),
    ],
    element,
    transmitter,
  };
};

/** X position of the strut before the middle of the lines, to which they are clamped; one passes it with its element. */
const strutX = 495;
const strutBefore = (rows: readonly number[]): Part =>
  part("strut of the lines", [
    ...slab([strutX - 60, 50, floor], [strutX + 60, 110, floor + 8], "stainless"),
    ...hollow(2.5, slab([strutX - 20, 60, floor + 8], [strutX + 20, 91, Math.max(...rows) + 50], "stainless")),
    ...rows
      .filter((_, index) => index !== 3)
      .flatMap((z) => [
        ...hollow(2.5, slab([strutX - 20, 91, z - 40], [strutX + 20, plane - bore / 2, z + 40], "stainless")),
        ...at(uBolt(bore, "tubing"), [strutX, plane - bore / 2, z], [0, 1, 0]),
      ]),
  ]).at([0, 0, 0]);

/**
 * Six metering lines from the headers to the outlet plate, their transmitters at `level`, and the inlet plate of the
 * nitrogen.
 */
export const sealGasLines = ({ header, nitrogen }: SealGasHeaders, level: number) => {
  const branches = [header.a, header.b, header.c, header.d, nitrogen.a, nitrogen.b];
  const rows = branches.map(({ position }) => position.z);
  const out = bulkheads("outlet plate", edge - 30, rows, -1);
  const into = bulkheads("nitrogen plate", 30 - edge, [upper + 165], 1);
  const readers = branches.map((_, index): Point => [35 + index * 156, 40, level + 20]);
  const lines = branches.map((branch, index) =>
    meteringLine(`${411 + index}`, branch, out.inside[index] as Port, readers[index] as Point),
  );
  const [first] = lines as [(typeof lines)[number]];
  return { lines, first, readers, strut: strutBefore(rows), out, into, nitrogenIn: into.inside[0] as Port };
};
