/** The scrubbing system of the success story, assembled once; gallery items show all of it or a part. */
import { blinded, manifold } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { centrifugalFan } from "../../../kit/fan.ts";
import { flange } from "../../../kit/flanges.ts";
import { flowMeter } from "../../../kit/flow-meters.ts";
import { pressureGauge, transmitter } from "../../../kit/instruments.ts";
import { endAt, type Part, part } from "../../../kit/part.ts";
import { bar, type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { expansionJoint, leaveOpen, spool } from "../../../kit/spools.ts";
import { butterflyValve, checkValve } from "../../../kit/valves.ts";
import { dosingUnit } from "./dosing.ts";
import { ductBore } from "./duty.ts";
import { causticRail, deck, headerStand, liquorSupports, skid, towerStand } from "./steelwork.ts";
import { tank, towerX, venturiX } from "./tank.ts";
import { lugHeight, tower } from "./tower.ts";
import { venturi } from "./venturi.ts";
import { hollow } from "../../../kit/solids.ts";

const tankX = -1300;
/** Height of the caustic line over the pumps, mm. */
const causticZ = 2040;

export const plantSkid = () => {
  const vessel = tank().at([tankX, 0, deck]);
  const parts: Part[] = [skid(), vessel];
  const trains = [
    ["P-101A", vessel.suctionA],
    ["P-101B", vessel.suctionB],
  ] as const;
  const pumps = trains.map(([tag, suction]) => {
    const valve = butterflyValve(`${tag} suction valve`, 100);
    const joint = expansionJoint(`${tag} expansion joint`, 100);
    const pump = endSuctionPump(tag, { suction: 100, discharge: 80 });
    const check = checkValve(`${tag} check valve`, 80);
    const shut = butterflyValve(`${tag} discharge valve`, 80);
    parts.push(valve, joint, pump, check, shut);
    parts.push(
      connect(suction, valve.inlet, 90),
      connect(valve.outlet, joint.inlet),
      connect(joint.outlet, pump.suction),
    );
    parts.push(connect(pump.discharge, check.inlet, -90), connect(check.outlet, shut.inlet, 0));
    return { pump, shut };
  });
  const [first, second] = pumps;
  if (!first || !second) throw new Error("Two pumps are needed, duty and standby");
  const x = first.pump.discharge.position.x;
  const level = 1400;
  const header = manifold("discharge header", 100, 1650, {
    dischargeA: { bore: 80, station: 530, direction: [0, -1, 0], reach: 150 },
    dischargeB: { bore: 80, station: 1330, direction: [0, -1, 0], reach: 150 },
    tower: { bore: 100, station: 1150, direction: [0, 1, 0], reach: 150 },
    venturi: { bore: 50, station: 150, direction: [1, 0, 0], reach: 150 },
    pressure: { bore: 25, station: 760, direction: [0, 1, 0], reach: 130 },
    acidity: { bore: 25, station: 380, direction: [0, 1, 0], reach: 130 },
  }).at([x, -1150, level], [0, 1, 0]);
  const gauge = pressureGauge("PI-101");
  const acidity = transmitter("AT-101");
  const depth = transmitter("LT-101", 50);
  const dosing = dosingUnit("T-102 caustic dosing").at([2300, 780, deck]);
  parts.push(headerStand(x, -220, level - 55), header, gauge, acidity, depth, dosing);
  parts.push(
    ...route("P-101A discharge", first.shut.outlet, header.dischargeA),
    ...route("P-101B discharge", second.shut.outlet, header.dischargeB),
  );
  parts.push(
    connect(header.pressure, gauge.process, -90),
    connect(header.acidity, acidity.process, -90),
    connect(vessel.level, depth.process, -90),
  );
  parts.push(
    ...route("caustic", dosing.outlet, vessel.dosing, [
      [2300, 780, causticZ],
      [tankX + 1480, 780, causticZ],
    ]),
    causticRail([tankX + 1480, 780, causticZ], 2300),
    ...blinded(vessel.drain, dosing.drain),
  );
  leaveOpen(vessel.fill, vessel.overflow, dosing.fill, dosing.overflow, dosing.vent);
  return { parts, vessel, header, pumps, dosing };
};

const riser = (header: ReturnType<typeof plantSkid>["header"], column: ReturnType<typeof tower>): Part[] => {
  const inlet = spool("meter run", 100, 550);
  const meter = flowMeter("FT-101", 100);
  const valve = butterflyValve("tower valve", 100);
  const joints = [
    connect(header.tower, inlet.inlet),
    connect(inlet.outlet, meter.inlet, -45),
    connect(meter.outlet, valve.inlet, -45),
  ];
  const { x, y } = header.tower.position;
  const nozzle = column.liquor.position;
  const bracket = part(
    "riser bracket",
    hollow(4, slab([nozzle.x - 140, y - 30, nozzle.z - 900], [x - 55, y + 30, nozzle.z - 850], "galvanised")),
  );
  return [
    inlet,
    meter,
    valve,
    bracket.at([0, 0, 0]),
    ...joints,
    ...route("tower liquor", valve.outlet, column.liquor, [[x, y, nozzle.z]]),
  ];
};

/** The whole system; its tower closed, or cut open without its platform. */
export const wholePlant = (look: Parameters<typeof tower>[0] = "full") => {
  const { parts, vessel, header, pumps, dosing } = plantSkid();
  const throat = venturi();
  const column = tower(look);
  parts.push(throat, column, connect(vessel.venturi, throat.gasOut), connect(vessel.tower, column.gasIn));
  parts.push(towerStand(tankX + towerX, column.gasIn.position.z + lugHeight), ...riser(header, column));
  const feed = header.venturi.position;
  const shut = butterflyValve("venturi valve", 50);
  const [vx, vz] = [tankX + venturiX, throat.liquor.position.z];
  parts.push(shut, connect(header.venturi, shut.inlet, 90));
  // Over the tower's stand, because the header is within reach from the deck.
  const [riseX, over] = [460, 2450];
  parts.push(
    ...route("venturi liquor", shut.outlet, throat.liquor, [
      [riseX, feed.y, feed.z],
      [riseX, feed.y, over],
      [vx, feed.y, over],
      [vx, feed.y, vz],
    ]),
    liquorSupports(tankX + towerX, [vx, feed.y, over], column.gasIn.position.z + lugHeight),
  );

  const top = column.gasOut.position;
  const fan = centrifugalFan("K-101", ductBore).at([850, 2350, 0]);
  const fanIn = fan.inlet.position;
  const cleanGas: Point[] = [
    [top.x, 0, top.z + 700],
    [top.x, fanIn.y, top.z + 700],
    [top.x, fanIn.y, fanIn.z],
  ];
  parts.push(fan, ...route("clean gas duct", column.gasOut, fan.inlet, cleanGas));
  parts.push(
    part(
      "duct bracket",
      [-1, 1].flatMap((side) =>
        hollow(3, bar([top.x + side * 200, 801, 5200], [top.x + side * 200, fanIn.y - 229, 5200], 25, "galvanised")),
      ),
    ).at([0, 0, 0]),
  );
  const gasTop = throat.gasIn.position;
  const dryer = part("dryer exhaust", flange(ductBore, "duct"), { inside: endAt(ductBore, "duct") });
  dryer.at([gasTop.x - 1150, 0, gasTop.z + 680], [-1, 0, 0]);
  parts.push(dryer, ...route("raw gas duct", throat.gasIn, dryer.inside, [[gasTop.x, 0, gasTop.z + 680]]));
  leaveOpen(fan.outlet);
  return { parts, vessel, header, pumps, dosing, throat, column, fan };
};
