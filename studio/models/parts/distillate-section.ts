import { connect } from "../../kit/connect.ts";
import { reliefValve } from "../../kit/control-valves.ts";
import { shellAndTube } from "../../kit/exchangers.ts";
import { pressureGauge } from "../../kit/instruments.ts";
import { manifold } from "../../kit/manifold.ts";
import { type Part, part, type Port } from "../../kit/part.ts";
import { axisOver, post, restingPost, shoe } from "../../kit/pipe-supports.ts";
import { route } from "../../kit/pipe.ts";
import { at, type Point, slab } from "../../kit/placement.ts";
import { pressureVessel } from "../../kit/pressure-vessels.ts";
import { block } from "../../kit/solids.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { gateValve } from "../../kit/steel-valves.ts";
import { controlStation } from "./control-station.ts";
import { levelBridle } from "./level-bridle.ts";
import { lineEnd } from "./pipe-rack.ts";
import { pumpSet } from "./pump-set.ts";

/** Drum on piers, two pumps, a cooler and a control valve station with the piping between them, as about the origin. */
export const distillateSection = () => {
  const feedZ = 4500;
  const [drumX, drumY, pier] = [-2100, 1300, 2100];
  const drum = pressureVessel("V-301", {
    diameter: 1500,
    length: 3600,
    height: 1050,
    support: { saddles: [650, 2950] },
    nozzles: {
      outlet: { bore: 200, station: 2200, bearing: -90, reach: 240 },
      inlet: { bore: 150, station: 500, bearing: 90, reach: 230 },
      // Over the relief header, to which the valve's outlet falls.
      relief: { bore: 80, station: 1500, bearing: 90, reach: 400 },
      levelLow: { bore: 50, station: 1150, bearing: 180, aside: -420, reach: 190 },
      levelHigh: { bore: 50, station: 1150, bearing: 180, aside: 420, reach: 190 },
    },
    manways: [{ bore: 500, on: "upper", station: 0, reach: 640 }],
    nameplate: { station: 1800, bearing: 180 },
    lugs: [1000, 2600],
  }).at([drumX, drumY, pier]);
  const piers = part(
    "piers",
    [-1150, 1150].flatMap((x) => at(block(420, 1700, pier, "concrete", 15), [drumX + x, drumY, 0])),
  ).at([0, 0, 0]);
  const psv = reliefValve("PSV-301", 80, 100, "steel");
  const reliefJoint = connect(drum.relief, psv.inlet, 90);
  const relieved = psv.outlet.position;
  const reliefEnd = lineEnd("relief", 100, "steel", [relieved.x, 2750, relieved.z], [0, -1, 0]);
  const feedEnd = lineEnd("feed", 150, "steel", [-4300, drumY, feedZ], [1, 0, 0]);

  const level = levelBridle("301", drum.levelLow, drum.levelHigh);

  const axis = 560;
  const headerY = -350;
  const dropX = drum.outlet.position.x;
  const [first, second] = [dropX - 850, dropX + 850];
  const from = dropX - 1250;
  const suctions = manifold(
    "suction header",
    200,
    2500,
    {
      feed: { bore: 200, station: 1250, direction: [1, 0, 0], reach: 270 },
      a: { bore: 150, station: first - from, direction: [-1, 0, 0], reach: 260 },
      b: { bore: 150, station: second - from, direction: [-1, 0, 0], reach: 260 },
    },
    "steel",
  ).at([from, headerY, axis], [1, 0, 0]);
  const pumps = [pumpSet("P-301A", suctions.a, 220), pumpSet("P-301B", suctions.b, 220)] as const;
  const over = pumps[0].outlet.position;
  const headerZ = over.z + 650;
  const discharges = manifold(
    "discharge header",
    100,
    2700,
    {
      a: { bore: 80, station: first - from, direction: [0, -1, 0], reach: 210 },
      b: { bore: 80, station: second - from, direction: [0, -1, 0], reach: 210 },
      out: { bore: 100, station: 2480, direction: [0, 1, 0], reach: 230 },
      gauge: { bore: 25, station: 1250, direction: [0, 1, 0], reach: 140 },
    },
    "steel",
  ).at([from, over.y, headerZ], [1, 0, 0]);
  const gauge = pressureGauge("PI-302", 25, "steel");

  const coolerX = 2550;
  const cooler = shellAndTube("E-301", {
    diameter: 600,
    length: 3000,
    axis: 900,
    shellBore: 100,
    tubeBore: 150,
    rear: "floating",
  }).at([coolerX, drumY, 600]);
  const plinths = part(
    "cooler plinths",
    [-840, 840].flatMap((x) => at(block(380, 760, 600, "concrete", 15), [coolerX + x, drumY, 0])),
  ).at([0, 0, 0]);
  const lineZ = headerZ + 620;
  const shellIn = cooler.shellIn.position;
  const toCooler = route("to cooler", discharges.out, cooler.shellIn, [
    [discharges.out.position.x, over.y, lineZ],
    [shellIn.x, over.y, lineZ],
    [shellIn.x, drumY, lineZ],
  ]);
  const cooled = cooler.shellOut.position;
  const stationY = -1900;
  const station = controlStation("LV-303", 100, 80, [cooled.x + 300, stationY, 780], [1, 0, 0]);
  const fromCooler = route("from cooler", cooler.shellOut, station.inlet, [
    [cooled.x, drumY, 780],
    [cooled.x, stationY, 780],
  ]);
  leaveOpen(station.outlet);

  /** Cooling water: a valve on each side at working height, lines to the plant behind. */
  const water = (name: string, end: Port, z: number) => {
    const valve = gateValve(`${name} valve`, 150, "steel").at([end.position.x, drumY + 330, z], [0, 1, 0], 90);
    const limit = lineEnd(name, 150, "steel", [end.position.x, 2750, z], [0, -1, 0]);
    const parts = [
      valve,
      limit.piece,
      ...route(name, end, valve.inlet, [[end.position.x, drumY, z]]),
      ...route(`${name} end`, valve.outlet, limit.port),
    ];
    return { parts, open: limit.open };
  };
  /** Post beside a line under which another one runs, with an arm below its shoe. */
  const bracketPost = ([x, y, z]: Point, aside: number) => {
    const head = z - axisOver(150, "steel");
    return [
      ...at(post(head - 120, 120), [x + aside, y, 0]),
      ...slab([x + aside - 70, y - 50, head - 120], [x + 100, y + 50, head], "steel"),
      ...at(shoe(150, "steel"), [x, y, head], [0, 0, 1], 90),
    ];
  };
  const supports = part("pipe supports", [
    ...[first + 420, second - 420].flatMap((x) => restingPost([x, headerY, axis], 200, "steel", "x")),
    ...[first + 490, second - 490].flatMap((x) => restingPost([x, over.y, headerZ], 100, "steel", "x")),
    ...[700, 2500].flatMap((x) => restingPost([x, over.y, lineZ], 100, "steel", "x")),
    ...restingPost([cooled.x, -600, 780], 100, "steel", "y"),
    ...restingPost([cooler.tubeIn.position.x, 2520, 620], 150, "steel", "y"),
    ...bracketPost([cooler.tubeOut.position.x, 2520, 2310], -330),
  ]).at([0, 0, 0]);
  const waterIn = water("cooling water in", cooler.tubeIn, 620);
  const waterOut = water("cooling water out", cooler.tubeOut, 2310);
  const parts: Part[] = [
    drum,
    piers,
    psv,
    ...level.parts,
    feedEnd.piece,
    suctions,
    discharges,
    gauge,
    cooler,
    plinths,
    supports,
    ...pumps.flatMap(({ parts }) => parts),
    ...pumps.flatMap(({ outlet }, index) => route(`discharge ${index}`, outlet, index ? discharges.b : discharges.a)),
    reliefJoint,
    reliefEnd.piece,
    ...route("relief", psv.outlet, reliefEnd.port),
    connect(discharges.gauge, gauge.process, -90),
    ...route("feed", drum.inlet, feedEnd.port, [[drum.inlet.position.x, drumY, feedZ]]),
    ...route("suction", drum.outlet, suctions.feed, [[dropX, drumY, axis]]),
    ...toCooler,
    ...fromCooler,
    ...station.parts,
    ...waterIn.parts,
    ...waterOut.parts,
  ];
  return {
    parts,
    drum,
    pumps,
    suctions,
    discharges,
    cooler,
    station,
    psv,
    level,
    lineZ,
    ends: { feed: feedEnd.open, relief: reliefEnd.open, waterIn: waterIn.open, waterOut: waterOut.open },
  };
};
