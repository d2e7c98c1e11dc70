/** The scrubbing system of the success story, assembled once; gallery items show all of it or a part. */
import { equipment, lines } from "../../../../packages/plant/scrubbing-system.ts";
import { blinded, manifold } from "../../../kit/branched-runs.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import { centrifugalFan } from "../../../kit/fan.ts";
import { pressureGauge, transmitter } from "../../../kit/instruments.ts";
import { type Part, part } from "../../../kit/part.ts";
import { bar, type Point } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { hollow } from "../../../kit/solids.ts";
import { expansionJoint, leaveOpen, spool } from "../../../kit/spools.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { butterflyValve, checkValve } from "../../../kit/valves.ts";
import { causticLine, dayTankFittings, dosingUnit } from "./dosing.ts";
import { ductBore } from "./duty.ts";
import { towerLiquor, venturiLiquor } from "./liquor-lines.ts";
import { numbers } from "./numbers.ts";
import { bedPressure, gasPressures } from "./pressure-instruments.ts";
import { quenchLine, quenchSpool } from "./quench-line.ts";
import { deck, headerStand, skid, towerStand } from "./steelwork.ts";
import { suctionScreen } from "./suction-screen.ts";
import { tank, thermowell, towerX } from "./tank.ts";
import { lugHeight, tower } from "./tower.ts";
import { laminated, venturi } from "./venturi.ts";
import { blowDown, overflow, plantFlange } from "./waste-lines.ts";
import { water } from "./water.ts";

const tankX = -1300;

export const plantSkid = () => {
  const vessel = tank().at([tankX, 0, deck]);
  const parts: Part[] = [skid(), vessel];
  const pumps = (["A", "B"] as const).map((train) => {
    const [suction, discharge] = [`suction${train}`, `discharge${train}`] as const;
    const { bore } = lines[suction];
    const valve = butterflyValve(`HV-103${train}`, bore);
    const strainer = suctionScreen(`STR-101${train}`, equipment[`STR-101${train}`].bore);
    const joint = expansionJoint(`${numbers[suction]} expansion joint`, bore);
    const pump = endSuctionPump(`P-101${train}`, { suction: bore, discharge: lines[discharge].bore });
    const check = checkValve(`NRV-104${train}`, lines[discharge].bore);
    const shut = butterflyValve(`HV-104${train}`, lines[discharge].bore);
    parts.push(
      valve,
      strainer,
      joint,
      pump,
      check,
      shut,
      ...inRow(vessel[suction], [valve, 90], [strainer, 90], [joint]),
      connect(joint.outlet, pump.suction),
      ...inRow(pump.discharge, [check, -90], [shut]),
    );
    return { pump, strainer, shut };
  });
  const [first, second] = pumps;
  if (!first || !second) throw new Error("Two pumps are needed, duty and standby");
  const x = first.pump.discharge.position.x;
  const level = 1400;
  const branch = (key: keyof typeof lines, station: number, direction: Point) =>
    ({ bore: lines[key].bore, station, direction, reach: 150 }) as const;
  const tap = (station: number) => ({ bore: 25, station, direction: [0, 1, 0], reach: 130 }) as const;
  const header = manifold(lines.tower.from, lines.tower.bore, 1650, {
    blowDown: branch("blowDown", 1540, [-1, 0, 0]),
    dischargeA: branch("dischargeA", 530, [0, -1, 0]),
    dischargeB: branch("dischargeB", 1330, [0, -1, 0]),
    tower: branch("tower", 1150, [0, 1, 0]),
    venturi: branch("venturi", 150, [1, 0, 0]),
    pressure: tap(780),
    acidity: tap(380),
    conductivity: tap(580),
  }).at([x, -1150, level], [0, 1, 0]);
  const gauge = pressureGauge("PI-101");
  const [acidity, conductivity] = [transmitter("AT-101"), transmitter("AT-102")];
  const depth = transmitter("LT-101", 50);
  const temperature = transmitter("TT-101", 50, "pipe", thermowell);
  const drain = ballValve("HV-113", lines.drain.bore, "pipe");
  const draining = spool(numbers.drain, lines.drain.bore, 150);
  parts.push(
    headerStand(x, -220, level - 55),
    header,
    gauge,
    acidity,
    conductivity,
    depth,
    temperature,
    drain,
    draining,
  );
  parts.push(
    ...route(numbers.dischargeA, first.shut.outlet, header.dischargeA),
    ...route(numbers.dischargeB, second.shut.outlet, header.dischargeB),
  );
  parts.push(
    connect(header.pressure, gauge.process, -90),
    connect(header.acidity, acidity.process, -90),
    connect(header.conductivity, conductivity.process, -90),
    connect(vessel.level, depth.process, -90),
    connect(vessel.temperature, temperature.process, -90),
    connect(vessel.drain, drain.inlet, 90),
    connect(drain.outlet, draining.inlet),
  );
  const { dayTank, pump: metering } = dosingUnit();
  for (const part of [dayTank, metering]) part.at([2300, 780, deck]);
  const makeUp = water(vessel.fill);
  parts.push(
    dayTank,
    metering,
    ...dayTankFittings(dayTank),
    ...causticLine(metering.discharge, vessel.dosing, dayTank.relief),
    ...blinded(draining.outlet),
    ...makeUp.parts,
    ...blowDown(header.blowDown),
    ...overflow(vessel.overflow),
  );
  return { parts, vessel, header, pumps, dayTank, metering, quench: makeUp.quench };
};

/** The whole system; its tower closed, or cut open without its platform. */
export const wholePlant = (look: Parameters<typeof tower>[0] = "full") => {
  const { parts: skid, vessel, header, pumps, dayTank, metering, quench } = plantSkid();
  const parts = [...skid];
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
  parts.push(fan, ...route(numbers.cleanGas, column.gasOut, fan.inlet, cleanGas));
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
    ...route(numbers.rawGas, duct.outlet, dryer.inside, [[ductX, 0, ductZ + 680]]).map((one) => laminated(one)),
    ...quenchLine(quench, duct.quench),
    ...gasPressures(throat.before, throat.behind, duct.draft),
    ...bedPressure(column.below, column.above),
  );
  leaveOpen(fan.outlet);
  return { parts, skid, vessel, header, pumps, dayTank, metering, throat, column, fan };
};
