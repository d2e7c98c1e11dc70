/**
 * Two pumps, one on standby, between a suction and a discharge header on a skid; shown by itself and while it is
 * lifted.
 */
import { cableTrayFrom } from "../../../kit/cable-trays.ts";
import { blinded, branchedRun, tapping } from "../../../kit/branched-runs.ts";
import { conduit } from "../../../kit/cable.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import { gasket } from "../../../kit/flanges.ts";
import { localPanel } from "../../../kit/local-panels.ts";
import { part } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { reducer } from "../../../kit/reducers.ts";
import { pipeStand, type SkidForm, skidFrame } from "../../../kit/skids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { gateValve, swingCheckValve, yStrainer } from "../../../kit/steel-valves.ts";
import { tubedGauge, tubedTransmitter } from "../../../kit/instruments.ts";

export const skidForm: SkidForm = { length: 3200, width: 2100, height: 200, crossMembers: 5, lugs: 0.29 };
const deck = skidForm.height;
/** Pumps along Y, ends of both headers at the skid's front, and the panel, mm. */
const [pumpA, pumpB] = [-480, 480] as const;
const front = -1080;
const panelY = -600;

/**
 * Centrifugal pump DN 80 by DN 50 at `y` with its own lines. Suction: gate valve, strainer, eccentric reducer.
 * Discharge: tapped reducer, check valve, gate valve. Handwheels face -Y. The motor cable runs on the deck to `trench`
 * along X, then to the tray.
 */
const pumpTrain = ([tag, dial]: readonly [pump: string, gauge: string], y: number, trench: number) => {
  const pump = endSuctionPump(tag, { suction: 80, discharge: 50, shaft: 200, kind: "steel" });
  pump.at([0, y, deck]);
  const eccentric = reducer(`${tag} suction reducer`, 100, 80, "steel", true);
  const strainer = yStrainer(`${tag} strainer`, 100, "steel");
  const suction = gateValve(`${tag} suction valve`, 100, "steel");
  const enlarger = reducer(`${tag} discharge reducer`, 50, 80, "steel");
  const tapped = branchedRun(`${tag} tapped run`, 80, 200, "steel", { pressure: tapping(100, [0, -1, 0], 90) });
  const gauge = tubedGauge(dial, "back");
  const check = swingCheckValve(`${tag} check valve`, 80, "steel");
  const shut = gateValve(`${tag} discharge valve`, 80, "steel");
  const joints = [
    connect(pump.suction, eccentric.outlet, 90),
    // Its leg sideways: below, the deck would be in the way of the screen.
    connect(eccentric.inlet, strainer.outlet, 0),
    connect(strainer.inlet, suction.outlet, 90),
    ...inRow(pump.discharge, [enlarger], [tapped]),
    connect(tapped.pressure, gauge.process, 90),
    ...inRow(tapped.outlet, [check, -90], [shut, -90]),
  ];
  const cable = conduit(`${tag} motor cable`, [
    [596, y + 100, deck + 439],
    { y: y + 215 },
    { z: deck + 30 },
    { x: trench },
    { y: panelY - 20 },
  ]);
  const parts = [pump, eccentric, strainer, suction, enlarger, tapped, gauge, check, shut, cable, ...joints];
  return { parts, pump, strainer, check, inlet: suction.inlet, outlet: shut.outlet };
};

/** Distance of the pumps' lines from the axes of their headers, mm. */
const reach = 190;
const header = (name: string, bore: number, length: number, pump: { bore: number; direction: Point }, tapped: number) =>
  branchedRun(name, bore, length, "steel", {
    a: { ...pump, station: pumpA - front, reach },
    b: { ...pump, station: pumpB - front, reach },
    pressure: tapping(1080, [0, 1, 0], tapped),
  });

export const pumpStation = () => {
  const first = pumpTrain(["P-501A", "PI-502A"], pumpA, 1140);
  const second = pumpTrain(["P-501B", "PI-502B"], pumpB, 1200);
  const [from, to] = [first.inlet.position, first.outlet.position];
  const suction = header("suction header", 150, 1840, { bore: 100, direction: [-1, 0, 0] }, 130);
  suction.at([from.x - gasket - reach, front, from.z], [0, 1, 0]);
  const discharge = header("discharge header", 100, 2010, { bore: 80, direction: [0, -1, 0] }, 110);
  discharge.at([to.x, front, to.z + gasket + reach], [0, 1, 0]);
  const [low, high] = [tubedTransmitter("PT-503"), tubedTransmitter("PT-504")];
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
