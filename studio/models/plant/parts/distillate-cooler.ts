import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { reliefValve } from "../../../kit/control-valves.ts";
import { part, type Port } from "../../../kit/part.ts";
import { axisOver, post, restingPost, shoe } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { at, type Point, slab, turned } from "../../../kit/placement.ts";
import { hollow, type Piece } from "../../../kit/solids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { gateValve } from "../../../kit/steel-valves.ts";
import { controlStation } from "./control-station.ts";
import { coolerOnPlinths } from "./equipment-on-plinths.ts";
import { keptFree } from "./floor-marks.ts";
import { lineEnd } from "./line-ends.ts";

const [coolerX, bundle] = [2550, 3000];
/** X of the tubesheet that leaves the shell with the bundle, of the channel's face, and of the end of the space for the bundle pulled out of the shell, with its extractor, mm. */
export const tubesheet = coolerX + bundle / 2;
const channelFace = tubesheet + 560;
export const pulled = tubesheet + bundle + 600;
/** Half the width of the space kept free for that, mm. */
const aside = 600;
/** Height of the cooled line and position of the station, heights of the cooling water lines and where they end, mm. */
const [cooledZ, stationY] = [780, -1900];
const [waterInZ, waterOutZ, waterEnd] = [620, 2310, 2750];

/** Cooling water to the plant behind, through a valve at working height. */
const water = (name: string, end: Port, y: number, z: number) => {
  const { x } = end.position;
  const valve = gateValve(`${name} valve`, 150, "steel").at([x, y + 330, z], [0, 1, 0], 90);
  const limit = lineEnd(name, 150, [x, waterEnd, z], [0, -1, 0]);
  const parts = [
    valve,
    limit,
    ...route(name, end, valve.inlet, [{ z }]),
    ...route(`${name} end`, valve.outlet, limit.outlet),
  ];
  return { parts, open: limit.inlet };
};

/** The same, with the thermal relief valve `psv` before the valve: distillate heats water that is shut in. */
const relievedWater = (name: string, end: Port, y: number, z: number, psv: string) => {
  const { x } = end.position;
  const branch = { relief: { bore: 20, station: 110, direction: [0, 1, 0], reach: 190 } } as const;
  const piece = branchedRun(`${name} piece`, 150, 220, "steel", branch).at([x, y + 310, z], [0, 1, 0]);
  const valve = gateValve(`${name} valve`, 150, "steel");
  const relief = reliefValve(psv, 20, 25, "steel");
  // Discharges beside the shell, not into the space of the bundle.
  const joints = [connect(piece.outlet, valve.inlet, 90), connect(piece.relief, relief.inlet, 180)];
  const { position: spilt, direction } = relief.outlet;
  const drop = spilt.x + 130 * direction.x;
  const drip = lineEnd("water relief end", 25, [drop, spilt.y, 100], [0, 0, 1], 150);
  const limit = lineEnd(name, 150, [x, waterEnd, z], [0, -1, 0], 440);
  const parts = [
    piece,
    valve,
    relief,
    drip,
    limit,
    ...joints,
    ...route(name, end, piece.inlet, [{ z }]),
    ...route(`${name} end`, valve.outlet, limit.outlet),
    ...route("water relief", relief.outlet, drip.outlet, [{ x: drop }]),
  ];
  return { parts, relief, open: limit.inlet };
};

/** Post beside a line that crosses above another one, with an arm under its shoe. */
const bracketPost = ([x, y, z]: Point, aside: number): Piece[] => {
  const head = z - axisOver(150, "steel");
  return [
    ...at(post(head - 120, 120), [x + aside, y, 0]),
    ...hollow(5, slab([x + aside - 70, y - 50, head - 120], [x + 100, y + 50, head], "steel")),
    ...turned(shoe(150, "steel"), 90, [x, y, head]),
  ];
};

/** Cooler E-301 in the plane `y`, the control valve station LV-301 behind it, and its cooling water. */
export const distillateCooler = (y: number) => {
  const { cooler, plinths } = coolerOnPlinths(
    "E-301",
    [coolerX, y],
    { high: 600, edge: 15 },
    // The drum's pier is before its other end.
    { length: bundle, axis: 900, shellBore: 100, turn: 180, shellInlet: "near" },
  );
  const { x } = cooler.shellOut.position;
  const station = controlStation("LV-301", [x + 300, stationY, cooledZ]);
  leaveOpen(station.outlet);
  const cooled = route("from cooler", cooler.shellOut, station.inlet, [{ z: cooledZ }, { y: stationY }]);
  const waterIn = water("cooling water in", cooler.tubeIn, y, waterInZ);
  const waterOut = relievedWater("cooling water out", cooler.tubeOut, y, waterOutZ, "PSV-302");
  const pullSpace = part("space for the bundle of E-301", [
    ...keptFree([channelFace + 150, y - aside], [pulled, y + aside]),
  ]).at([0, 0, 0]);
  return {
    cooler,
    station,
    thermal: waterOut.relief,
    pullSpace,
    equipment: [cooler, part("cooler plinths", plinths).at([0, 0, 0]), pullSpace],
    lines: [...cooled, ...station.parts, ...waterIn.parts, ...waterOut.parts],
    posts: [
      ...restingPost([x, -600, cooledZ], 100, "steel", "y"),
      ...restingPost([cooler.tubeIn.position.x, 2520, waterInZ], 150, "steel", "y"),
      ...bracketPost([cooler.tubeOut.position.x, 2520, waterOutZ], -330),
    ],
    ends: { waterIn: waterIn.open, waterOut: waterOut.open },
  };
};
