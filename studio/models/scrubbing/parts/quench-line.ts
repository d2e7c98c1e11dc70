/** Quench water line with XV-112, routed through the places of its isometric, mm. */
import { lines } from "../../../../packages/plant/scrubbing-system.ts";
import { branchedRun } from "../../../kit/branched-runs.ts";
import { actuatedBallValve } from "../../../kit/control-valves.ts";
import { gasket } from "../../../kit/flanges.ts";
import { diaphragmSeal } from "../../../kit/instruments.ts";
import { endsOf, type Part, part, type Port, withPorts } from "../../../kit/part.ts";
import { clampArm } from "../../../kit/pipe-supports.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { block, hollow } from "../../../kit/solids.ts";
import { numbers } from "./numbers.ts";
import { corners, legs, lengthOf, supports, valve } from "./quench-places.ts";
import { deck } from "./steelwork.ts";
import { laminated } from "./venturi.ts";

const { bore } = lines.quench;
/** Place in plan and width of the post beside the riser, which also bears instruments. */
export const instrumentPost = { x: -2600, y: 1010, size: 90 } as const;

const legAt = (leg: number) => legs[leg] as readonly [Point, Point];
/** Spool of the gas duct on the venturi, with the nozzle of the quench water and, before it, the seal of PT-102. */
export const quenchSpool = (below: Port) => {
  const [, north, elevation] = corners.at(-1) as Point;
  const station = elevation - below.position.z - gasket;
  const run = branchedRun(`${numbers.rawGas} quench spool`, below.end.bore, station + 560, "duct", {
    quench: { bore, station, direction: [0, 1, 0], reach: north, kind: "stainless" },
  });
  const draft = diaphragmSeal([0, below.end.bore / 2 + 8, station + 360], [0, 1, 0], 320);
  const made = withPorts(
    `${numbers.rawGas} quench spool`,
    {
      ...endsOf({ inlet: run.inlet, outlet: run.outlet, quench: run.quench }),
      draft: draft.end,
    },
    [...run.pieces, ...draft.pieces],
  );
  return laminated(made);
};

/** A place on a leg, mm from its beginning. */
const placeOn = (leg: number, along: number): Point => {
  const [from, to] = legAt(leg);
  const share = along / lengthOf([from, to]);
  return from.map((start, axis) => start + share * ((to[axis] as number) - start)) as unknown as Point;
};

/** Clamps on a post of their own behind the first leg, and on the instrument post beside the riser. */
const held = (): Part => {
  const { x, y, size } = instrumentPost;
  const places = supports.map(({ leg, along }) => placeOn(leg, along));
  const riser = places.filter(([east]) => east === legAt(2)[0][0]);
  return part("quench line supports", [
    ...places.flatMap((place) =>
      riser.includes(place)
        ? clampArm([x, y, place[2]], place, bore, "stainless")
        : [
            ...hollow(3, slab([place[0] - 25, y - 45, deck], [place[0] + 25, y - 5, place[2] + 40], "galvanised")),
            ...clampArm([place[0], y - 10, place[2]], place, bore, "stainless"),
          ],
    ),
    ...at(hollow(4, block(size, size, Math.max(...riser.map(([, , z]) => z)) + 60 - deck, "galvanised")), [x, y, deck]),
  ]).at([0, 0, 0]);
};

/** The line from the strainer to the nozzle in the gas duct, with its supports. */
export const quenchLine = (start: Port, nozzle: Port): Part[] => {
  const onOff = actuatedBallValve(valve.tag, bore, "stainless");
  const [from, to] = legAt(valve.leg);
  const half = onOff.outlet.end.position[2] / 2;
  onOff.at(placeOn(valve.leg, valve.along - half), [to[0] - from[0], to[1] - from[1], to[2] - from[2]], 90);
  return [
    onOff,
    ...route(numbers.quench, start, onOff.inlet, corners.slice(1, valve.leg + 1)),
    ...route(numbers.quench, onOff.outlet, nozzle, corners.slice(valve.leg + 1, -1)),
    held(),
  ];
};
