/** The scrubbing system of the success story, assembled once; gallery items show all of it or a part. */
import { blinded, manifold } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { centrifugalFan } from "../../../kit/fan.ts";
import { pressureGauge, transmitter } from "../../../kit/instruments.ts";
import { type Part, part } from "../../../kit/part.ts";
import { bar, type Point } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { hollow } from "../../../kit/solids.ts";
import { expansionJoint, leaveOpen } from "../../../kit/spools.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { butterflyValve, checkValve } from "../../../kit/valves.ts";
import { causticLine, dayTankFittings, dosingUnit } from "./dosing.ts";
import { ductBore } from "./duty.ts";
import { towerLiquor, venturiLiquor } from "./liquor-lines.ts";
import { bedPressure, gasPressures } from "./pressure-instruments.ts";
import { quenchLine, quenchSpool } from "./quench-line.ts";
import { deck, headerStand, skid, towerStand } from "./steelwork.ts";
import { tank, thermowell, towerX } from "./tank.ts";
import { lugHeight, tower } from "./tower.ts";
import { laminated, venturi } from "./venturi.ts";
import { blowDown, overflow, plantFlange } from "./waste-lines.ts";
import { water } from "./water.ts";

const tankX = -1300;

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
    blowDown: { bore: 25, station: 1540, direction: [-1, 0, 0], reach: 150 },
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
  const temperature = transmitter("TT-101", 50, "pipe", thermowell);
  const drain = ballValve("T-101 drain valve", 50, "pipe");
  parts.push(headerStand(x, -220, level - 55), header, gauge, acidity, depth, temperature, drain);
  parts.push(
    ...route("P-101A discharge", first.shut.outlet, header.dischargeA),
    ...route("P-101B discharge", second.shut.outlet, header.dischargeB),
  );
  parts.push(
    connect(header.pressure, gauge.process, -90),
    connect(header.acidity, acidity.process, -90),
    connect(vessel.level, depth.process, -90),
    connect(vessel.temperature, temperature.process, -90),
    connect(vessel.drain, drain.inlet, 90),
  );
  const { dayTank, pump: metering } = dosingUnit();
  for (const part of [dayTank, metering]) part.at([2300, 780, deck]);
  const makeUp = water(vessel.fill);
  parts.push(
    dayTank,
    metering,
    ...dayTankFittings(dayTank),
    ...causticLine(metering.discharge, vessel.dosing, dayTank.relief),
    ...blinded(drain.outlet),
    ...makeUp.parts,
    ...blowDown(header.blowDown),
    ...overflow(vessel.overflow),
  );
  return { parts, vessel, header, pumps, dayTank, metering, quench: makeUp.quench };
};

/** The whole system; its tower closed, or cut open without its platform. */
export const wholePlant = (look: Parameters<typeof tower>[0] = "full") => {
  const { parts, vessel, header, pumps, dayTank, metering, quench } = plantSkid();
  const throat = venturi();
  const column = tower(look);
  parts.push(throat, column, connect(vessel.venturi, throat.gasOut), connect(vessel.tower, column.gasIn));
  parts.push(
    towerStand(tankX + towerX, column.gasIn.position.z + lugHeight),
    ...towerLiquor(header.tower, column.liquor),
  );
  parts.push(...venturiLiquor(header.venturi, throat.liquor, tankX + towerX, column.gasIn.position.z + lugHeight));

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
  const duct = quenchSpool(throat.gasIn);
  parts.push(duct, connect(throat.gasIn, duct.inlet));
  const { x: ductX, z: ductZ } = duct.outlet.position;
  const dryer = plantFlange("dryer exhaust", ductBore, "duct", [ductX - 1150, 0, ductZ + 680], [-1, 0, 0]);
  parts.push(
    laminated(dryer),
    ...route("raw gas duct", duct.outlet, dryer.inside, [[ductX, 0, ductZ + 680]]).map((one) => laminated(one)),
    ...quenchLine(quench, duct.quench),
    ...gasPressures(throat.before, throat.behind, duct.draft),
    ...bedPressure(column.below, column.above),
  );
  leaveOpen(fan.outlet);
  return { parts, vessel, header, pumps, dayTank, metering, throat, column, fan };
};
