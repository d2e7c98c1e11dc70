/**
 * Two pumps, one on standby, between a suction and a discharge header on a skid; shown by itself and while it is
 * lifted.
 */
import { cableTrayFrom } from "../../../kit/cable-trays.ts";
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { gasket } from "../../../kit/flanges.ts";
import { localPanel } from "../../../kit/local-panels.ts";
import { part } from "../../../kit/part.ts";
import { pipeStand, type SkidForm, skidFrame } from "../../../kit/skids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { impulse, tubedTransmitter } from "../../../kit/instruments.ts";
import { pumpTrain } from "./pump-train.ts";

export const skidForm: SkidForm = { length: 3200, width: 2100, height: 200, crossMembers: 5, lugs: 0.29 };
const deck = skidForm.height;
const pitch = 960;
/** Ends of both headers, at the skid's front, mm. */
const front = -1080;
const panelY = -600;

export const pumpStation = () => {
  const [first, second] = [-1, 1].map((side) =>
    pumpTrain(side < 0 ? "A" : "B", [0, (side * pitch) / 2, deck], [1170 + 30 * side, panelY - 20]),
  );
  if (!first || !second) throw new Error("Two pumps are needed, duty and standby");
  const reach = 190;
  const stations = { a: -pitch / 2 - front, b: pitch / 2 - front };
  const from = first.inlet.position;
  const suction = branchedRun("suction header", 150, 1840, "steel", {
    a: { bore: 100, station: stations.a, direction: [-1, 0, 0], reach },
    b: { bore: 100, station: stations.b, direction: [-1, 0, 0], reach },
    pressure: { bore: impulse, station: 1080, direction: [0, 1, 0], reach: 130, kind: "tubing" },
  }).at([from.x - gasket - reach, front, from.z], [0, 1, 0]);
  const to = first.outlet.position;
  const discharge = branchedRun("discharge header", 100, 2010, "steel", {
    a: { bore: 80, station: stations.a, direction: [0, -1, 0], reach },
    b: { bore: 80, station: stations.b, direction: [0, -1, 0], reach },
    pressure: { bore: impulse, station: 1080, direction: [0, 1, 0], reach: 110, kind: "tubing" },
  }).at([to.x, front, to.z + gasket + reach], [0, 1, 0]);
  const [low, high] = [tubedTransmitter("PT-101"), tubedTransmitter("PT-102")];
  const [s, d] = [suction.inlet.position, discharge.inlet.position];
  const stands = part("pipe stands", [
    ...[-800, 650].flatMap((y) => pipeStand([s.x, y, s.z], 150, "steel", "y", deck)),
    ...[-885, 745].flatMap((y) => pipeStand([d.x, y, d.z], 100, "steel", "y", deck)),
  ]).at([0, 0, 0]);
  const panel = localPanel("local panel", 500).at([1270, panelY, deck]);
  const tray = part("cable tray", cableTrayFrom([1030, panelY - 80, deck], [1, 0, 0], 480, 118)).at([0, 0, 0]);
  const frame = skidFrame("skid", skidForm);
  leaveOpen(suction.inlet, discharge.inlet);
  const parts = [
    frame,
    ...first.parts,
    ...second.parts,
    suction,
    discharge,
    low,
    high,
    stands,
    panel,
    tray,
    connect(suction.a, first.inlet),
    connect(suction.b, second.inlet),
    connect(discharge.a, first.outlet),
    connect(discharge.b, second.outlet),
    connect(suction.pressure, low.process, -90),
    connect(discharge.pressure, high.process, -90),
    ...blinded(suction.outlet, discharge.outlet),
  ];
  return { parts, frame, first, second, suction, discharge, high, panel };
};
