import { blinded } from "../../kit/branched-runs.ts";
import { cableTrayFrom } from "../../kit/cable-trays.ts";
import { capacityWords } from "../../kit/capacity.ts";
import { junctionBox } from "../../kit/local-panels.ts";
import { part } from "../../kit/part.ts";
import { route } from "../../kit/pipe.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { levelGauge } from "./parts/level-gauge.ts";
import { oilPumps, oilTreatment } from "./parts/oil-circuit.ts";
import { oilTank, oilTankFittings, tankLength, tankTop, tankWidth } from "./parts/oil-tank.ts";

const { first, second, header, relief, spill, ...pumped } = oilPumps();
const { cooler, filter, board, supply, ...treated } = oilTreatment(header);
const [relieved, spilt] = [relief.outlet.position, spill.outlet.position];
const tank = oilTank({
  relief: [relieved.x, relieved.y + 200, tankTop],
  spill: [spilt.x, spilt.y + 140, tankTop],
}).at([0, 0, 0]);
const gauge = levelGauge("LG-701", tank.levelLow, tank.levelHigh);
const { drain, level, heater, ...fitted } = oilTankFittings(tank);
const box = junctionBox("junction box", 760).at([-300, -788, tankTop]);
const tray = part("cable tray", cableTrayFrom([-1225, -868, tankTop], [1, 0, 0], 1120, 92)).at([0, 0, 0]);
const electrics = [box, tray, first.cable, second.cable];
const returns = [
  ...route("relieved oil", relief.outlet, tank.relief, [{ y: relieved.y + 200 }]),
  ...route("spilt oil", spill.outlet, tank.spill, [{ y: spilt.y + 140 }]),
];
leaveOpen(tank.back, drain.outlet);

export default {
  name: "lube-oil-console",
  title: "Lube oil console",
  drawingNumber: "PLT-301-GA-011",
  parts: [
    tank,
    ...pumped.parts,
    ...treated.parts,
    ...gauge.parts,
    ...fitted.parts,
    ...electrics,
    ...first.parts,
    ...second.parts,
    ...pumped.joints,
    treated.joint,
    ...treated.pipes,
    ...returns,
    ...treated.impulseLines,
    ...blinded(header.inlet),
  ],
  camera: { bearing: -56, height: 22, frame: [1600, 1150] },
  sheet: {
    scale: 20,
    inOnePiece: true,
    // The heater is at the left end.
    oblique: -125,
    items: [
      { part: tank, description: `Oil tank T-701, base frame of the console, ${capacityWords(tank)}` },
      { part: first.pump, description: "Oil pump P-701A/B, immersed, main and standby", quantity: 2 },
      { part: cooler, description: "Twin oil coolers E-701, transfer valves" },
      { part: filter, description: "Twin oil filters F-701, transfer valves" },
      { part: spill, description: "Oil spill regulator PCV-701, DN 50" },
      { part: relief, description: "Relief valve PSV-701, DN 50 by DN 80" },
      { part: board, description: "Gauge board" },
      { part: gauge.gauge, description: "Magnetic level gauge, LG-701" },
      { part: level, description: "Level transmitter, LT-701" },
      { part: heater, description: "Heater H-701, DN 150" },
    ],
    dimensions: [
      { view: "front", from: [-tankLength / 2, 0, 0], to: [tankLength / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: first.pump.discharge, to: second.pump.discharge, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: supply.outlet, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: [0, 0, tankTop], along: "z", side: "left" },
      { view: "top", from: [0, -tankWidth / 2, 0], to: [0, tankWidth / 2, 0], along: "y", side: "left" },
      { view: "right", from: drain.outlet, to: supply.outlet, along: "y", side: "below" },
    ],
    notes: ["One cooler and one filter work; transfer valves change over in service."],
  },
} satisfies Model;
