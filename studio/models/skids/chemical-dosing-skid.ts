import { blinded } from "../../kit/branched-runs.ts";
import { cableTrayFrom } from "../../kit/cable-trays.ts";
import { capacityWords } from "../../kit/capacity.ts";
import { localPanel } from "../../kit/local-panels.ts";
import { part } from "../../kit/part.ts";
import { route } from "../../kit/pipe.ts";
import { pipeStand, type SkidForm, skidFrame } from "../../kit/skids.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { dosingTrains, line } from "./parts/dosing-trains.ts";
import { solutionTank } from "./parts/solution-tank.ts";

const form: SkidForm = { length: 2700, width: 1500, height: 160, crossMembers: 4 };
const deck = form.height;
const frame = skidFrame("skid", form);
const { first, second, returnAt, ...headers } = dosingTrains(deck);
const { suction, discharge, spillage, shut, throttle } = headers;
const low = suction.inlet.position.z;
const [tankX, tankY] = [-760, 190];
const { tank, agitator, gauge, ...stirred } = solutionTank([tankX, tankY, deck], low, returnAt(tankX)[2]);
const pipes = [
  ...route("tank outlet", tank.outlet, shut.inlet, [
    [tankX, tankY, low],
    [-335, tankY, low],
    [-335, line, low],
  ]),
  ...route("relief return", spillage.outlet, tank.back, [returnAt(tankX)]),
];
leaveOpen(throttle.outlet);
const stands = part("pipe stands", [
  ...[140, 560].flatMap((x) => pipeStand([x, line, low], 25, "stainless", "x", deck)),
  ...[-250, 560].flatMap((x) => pipeStand(returnAt(x), 25, "stainless", "x", deck)),
]).at([0, 0, 0]);
const panel = localPanel("local panel", 500).at([1090, 330, deck], [0, 0, 1], 90);
const tray = part("cable tray", cableTrayFrom([1170, 50, deck], [0, 1, 0], 560, 118)).at([0, 0, 0]);

export default {
  name: "chemical-dosing-skid",
  title: "Chemical dosing skid",
  drawingNumber: "PLT-301-GA-010",
  parts: [
    frame,
    ...stirred.parts,
    ...headers.parts,
    stands,
    panel,
    tray,
    ...first.parts,
    ...second.parts,
    stirred.joint,
    ...headers.joints,
    ...pipes,
    ...blinded(suction.outlet, discharge.inlet, spillage.inlet),
  ],
  camera: { bearing: -54, height: 20, frame: [1600, 1200] },
  sheet: {
    scale: 20,
    inOnePiece: true,
    items: [
      { part: tank, description: `Solution tank T-201, ${capacityWords(tank)}, stainless steel` },
      { part: agitator, description: "Agitator M-201" },
      { part: first.pump, description: "Metering pump P-211A/B, one standing by", quantity: 2 },
      { part: first.relief, description: "Relief valve PSV-211A/B, DN 25", quantity: 2 },
      { part: headers.damperA, description: "Pulsation damper", quantity: 2 },
      { part: headers.column, description: "Calibration column" },
      { part: gauge, description: "Magnetic level gauge, LG-201" },
      { part: panel, description: "Local control panel" },
    ],
    dimensions: [
      { view: "front", from: [-form.length / 2, 0, 0], to: [form.length / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: first.inlet, to: second.inlet, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: throttle.outlet, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: tank.agitator, along: "z", side: "left" },
      { view: "top", from: [0, -form.width / 2, 0], to: [0, form.width / 2, 0], along: "y", side: "left" },
      { view: "top", from: [-form.length / 2, 0, 0], to: throttle.outlet, along: "x", side: "above" },
      { view: "right", from: [0, -form.width / 2, 0], to: throttle.outlet, along: "y", side: "below" },
    ],
    notes: ["Relief valves spill back to the tank."],
  },
} satisfies Model;
