import { cableTrayFrom } from "../../kit/cable-trays.ts";
import { connect } from "../../kit/connect.ts";
import { reliefValve } from "../../kit/control-valves.ts";
import { shellAndTube } from "../../kit/exchangers.ts";
import { gasket } from "../../kit/flanges.ts";
import { thermometer, tubedThermocouple } from "../../kit/instruments.ts";
import { junctionBox } from "../../kit/local-panels.ts";
import { part } from "../../kit/part.ts";
import { route } from "../../kit/pipe.ts";
import { pipeStand, type SkidForm, skidFrame } from "../../kit/skids.ts";
import { leaveOpen, spool } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { meteredRun } from "./parts/metered-run.ts";
import { valveStation } from "./parts/valve-station.ts";

export const form: SkidForm = { length: 4300, width: 2000, height: 200, crossMembers: 6 };
const deck = form.height;
const frame = skidFrame("skid", form);
const edge = form.length / 2;
/** Planes of the shells, of the cooled glycol and of the cooling water, and height of the water's inlet, mm. */
const [shellY, coldY, waterY, waterZ] = [330, 0, -560, deck + 460];

// Two stacked exchangers in counterflow: shell side downward, tube side upward.
const bore = 100;
const shell = { diameter: 450, length: 2600, shellBore: bore, tubeBore: bore } as const;
const half = shell.diameter / 2 + 90 + 0.7 * bore + gasket / 2;
const below = { axis: 760, shellInlet: "near", carries: half, plate: "lower exchanger" } as const;
const lower = shellAndTube("E-601B", { ...shell, ...below }).at([50, shellY, deck]);
const upper = shellAndTube("E-601A", { ...shell, axis: half, plate: "upper exchanger" });
const stack = [connect(lower.tubeOut, upper.tubeIn), connect(upper.shellOut, lower.shellIn)];
const [top, low] = [upper.shellIn.position.z + 250, lower.shellOut.position.z - 240];

const hot = meteredRun("glycol inlet", bore, [edge - 480, shellY, top], 1, [thermometer("TI-601"), "PI-601"]);
const cold = meteredRun("glycol outlet", bore, [edge - 380, coldY, low], 1, [tubedThermocouple("TT-603"), "PI-603"]);
const back = meteredRun("water return", bore, [480 - edge, shellY, top], -1, [thermometer("TI-602"), "PI-602"], {
  relief: { bore: 20, station: 408, direction: [0, 1, 0], reach: 150 },
});
const runs = [hot, cold, back];
const station = valveStation("TV-603", [edge, waterY, waterZ]);
const { x: glycolX } = upper.shellIn.position;
const { x: waterX } = lower.tubeIn.position;
// Water that is shut in between TV-603 and the plant's valve is heated by the glycol.
const thermal = reliefValve("PSV-602", 20, 25, "steel");
const reliefJoint = connect(back.run.relief, thermal.inlet, 90);
const spilt = thermal.outlet.position;
const drip = spool("water relief end", 25, 150, "steel").at([spilt.x, spilt.y + 130, deck + 60], [0, 0, 1]);
const pipes = [
  ...route("glycol to the upper shell", hot.run.inlet, upper.shellIn, [{ x: glycolX }]),
  ...route("glycol from the lower shell", cold.run.inlet, lower.shellOut, [{ x: glycolX }, { y: shellY }]),
  ...route("water from the tubes", back.run.inlet, upper.tubeOut, [{ x: waterX }]),
  ...route("water relief", thermal.outlet, drip.outlet, [{ y: spilt.y + 130 }]),
  ...route("water to the tubes", station.outlet, lower.tubeIn, [[waterX, waterY, waterZ], { z: low }, { y: shellY }]),
];
leaveOpen(station.inlet, drip.inlet, ...runs.map(({ run }) => run.outlet));
const stands = part("pipe stands", [
  ...[edge - 98, 127, -900].flatMap((x) => pipeStand([x, waterY, waterZ], bore, "steel", "x", deck)),
  ...[edge - 240, 240 - edge].flatMap((x) => pipeStand([x, shellY, top], bore, "steel", "x", deck)),
]).at([0, 0, 0]);
const box = junctionBox("junction box", 760).at([-520, -770, deck]);
const tray = part("cable tray", cableTrayFrom([-800, -850, deck], [1, 0, 0], 2700, 118)).at([0, 0, 0]);

export default {
  name: "heat-exchanger-skid",
  title: "Heat exchanger skid",
  drawingNumber: "PLT-301-GA-008",
  parts: [
    frame,
    lower,
    upper,
    ...stack,
    ...station.parts,
    ...runs.map(({ run }) => run),
    cold.heat,
    hot.heat,
    back.heat,
    ...runs.map(({ pressure }) => pressure),
    thermal,
    reliefJoint,
    drip,
    ...pipes,
    ...runs.flatMap(({ joints }) => joints),
    stands,
    box,
    tray,
  ],
  camera: { bearing: -56, height: 20, frame: [1600, 1150] },
  sheet: {
    scale: 20,
    inOnePiece: true,
    items: [
      { part: upper, description: "Glycol cooler E-601A/B, floating head, 450 by 2,600", quantity: 2 },
      { part: station.valve, description: "Cooling water control valve TV-603, DN 80" },
      { part: cold.heat, description: "Temperature transmitter, TT-603, glycol outlet" },
      { part: hot.heat, description: "Thermometer, TI-601 and TI-602", quantity: 2 },
      { part: hot.pressure, description: "Pressure gauge, PI-601 to PI-603", quantity: 3 },
      { part: thermal, description: "Thermal relief valve PSV-602, DN 20 by DN 25, to the drip rim" },
      { part: box, description: "Junction box" },
      { part: frame, description: "Skid with drip rim and lifting lugs" },
    ],
    dimensions: [
      { view: "front", from: [-edge, 0, 0], to: [edge, 0, 0], along: "x", side: "below" },
      { view: "top", from: [0, -form.width / 2, 0], to: [0, form.width / 2, 0], along: "y", side: "left" },
      { view: "right", from: station.inlet, to: hot.run.outlet, along: "y", side: "below" },
    ],
    notes: [
      "Vents and drains of the shells are plugged; the tubes vent and drain through their nozzles.",
      "Glycol passes the shells downwards, cooling water the tubes upwards.",
    ],
  },
} satisfies Model;
