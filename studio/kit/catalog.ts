import { airCooler } from "./air-coolers.ts";
import { branchedRun, manifold } from "./branched-runs.ts";
import { actuatedBallValve, controlValve, reliefValve } from "./control-valves.ts";
import { duplexUnit } from "./duplex-units.ts";
import { shellAndTube } from "./exchangers.ts";
import { centrifugalFan } from "./fan.ts";
import { differentialTransmitter, flowElement, flowMeter } from "./flow-meters.ts";
import { levelChamber, pressureGauge, thermometer, transmitter, tubedGauge, tubedTransmitter } from "./instruments.ts";
import { junctionBox, localPanel } from "./local-panels.ts";
import { calibrationColumn, damper, meteringPump } from "./metering-pumps.ts";
import type { Part } from "./part.ts";
import { pressureVessel } from "./pressure-vessels.ts";
import { endSuctionPump, immersedPump } from "./pumps.ts";
import { rack } from "./racks.ts";
import { reducer } from "./reducers.ts";
import { skidFrame } from "./skids.ts";
import { expansionJoint, spool, transportCover } from "./spools.ts";
import { ballValve, gateValve, globeValve, swingCheckValve, yStrainer } from "./steel-valves.ts";
import { storageTank } from "./storage-tanks.ts";
import { butterflyValve, checkValve, tubedBallValve, tubedCheckValve, tubedRegulator } from "./valves.ts";

const examples: Record<string, (() => Part)[]> = {
  "valves.ts": [
    () => butterflyValve("V-1", 100),
    () => checkValve("V-2", 100),
    () => tubedBallValve("V-7", 25),
    () => tubedCheckValve("V-8", 25),
    () => tubedRegulator("PCV-1", 25),
  ],
  "steel-valves.ts": [
    () => gateValve("V-3", 100, "steel"),
    () => globeValve("V-4", 80, "steel"),
    () => swingCheckValve("V-5", 100, "steel"),
    () => ballValve("V-6", 50, "stainless"),
    () => yStrainer("Y-1", 80, "steel"),
  ],
  "control-valves.ts": [
    () => controlValve("FV-1", 80, "steel"),
    () => actuatedBallValve("XV-1", 40, "stainless"),
    () => reliefValve("PSV-1", 50, 80, "steel"),
  ],
  "instruments.ts": [
    () => pressureGauge("PI-1"),
    () => transmitter("PT-1"),
    () => tubedGauge("PI-2"),
    () => tubedTransmitter("PT-2"),
    () => thermometer("TI-1"),
    () => levelChamber("LG-1", 800, 50, "steel", "indicator"),
  ],
  "flow-meters.ts": [() => flowMeter("FT-1", 80), () => flowElement("FE-1", 25), () => differentialTransmitter("FT-2")],
  "spools.ts": [
    () => spool("pipe", 100, 600),
    () => spool("line", 150, 800, "steel"),
    () => expansionJoint("EJ-1", 100),
    () => transportCover("cover", 150, "pipe"),
  ],
  "reducers.ts": [() => reducer("reducer", 150, 100, "steel"), () => reducer("flat top", 100, 65, "stainless", true)],
  "branched-runs.ts": [
    () =>
      branchedRun("run", 100, 700, "steel", { drain: { bore: 50, station: 350, direction: [1, 0, 0], reach: 200 } }),
    () =>
      manifold("header", 100, 900, {
        one: { bore: 80, station: 250, direction: [1, 0, 0], reach: 220 },
        two: { bore: 80, station: 650, direction: [1, 0, 0], reach: 220 },
      }),
  ],
  "metering-pumps.ts": [() => meteringPump("P-2"), () => damper("PD-1"), () => calibrationColumn("CC-1")],
  "pumps.ts": [
    () => immersedPump("P-3", 50, "steel"),
    () => endSuctionPump("P-1", { suction: 100, discharge: 80, kind: "steel" }),
  ],
  "fan.ts": [() => centrifugalFan("K-1", 560)],
  "exchangers.ts": [
    () =>
      shellAndTube("E-1", {
        diameter: 400,
        length: 2400,
        axis: 600,
        shellBore: 100,
        tubeBore: 80,
      }),
  ],
  "pressure-vessels.ts": [
    () =>
      pressureVessel("D-1", {
        diameter: 1000,
        length: 2200,
        height: 700,
        support: "legs",
        nozzles: { feed: { bore: 80, station: 1500, bearing: -60, reach: 160 } },
      }),
  ],
  "duplex-units.ts": [
    () =>
      duplexUnit("S-1", {
        use: "filter",
        diameter: 260,
        height: 880,
        pitch: 560,
        bore: 80,
        kind: "steel",
        valves: [300, 700],
        reach: 460,
      }),
  ],
  "storage-tanks.ts": [
    () =>
      storageTank("T-1", {
        diameter: 5600,
        height: 6400,
        outlet: -60,
        manway: -100,
        stair: 160,
        overflow: 100,
        drain: 70,
        bore: 150,
        fillBore: 100,
        axis: 400,
      }),
  ],
  "air-coolers.ts": [() => airCooler("E-2", { width: 5160, tubes: 4600, inlet: 200, outlet: 150, half: 1900 })],
  "skids.ts": [() => skidFrame("skid", { length: 3000, width: 1600, height: 200, crossMembers: 5 })],
  "racks.ts": [() => rack("rack", { width: 2000, depth: 700, height: 1800, bays: [0], rails: [600, 1200] })],
  "local-panels.ts": [() => localPanel("LP-1"), () => junctionBox("JB-1")],
};

/** Every kind of part in the kit: the call that creates it, its source file, and an example. */
export const catalog: readonly { call: string; file: string; part: Part }[] = Object.entries(examples).flatMap(
  ([file, calls]) =>
    calls.map((make) => ({
      call: String(make)
        .replace(/^\(\) =>\s*/, "")
        .replaceAll(/\s+/g, " ")
        .replace(/\{.*\}/, "{ … }"),
      file: `kit/${file}`,
      part: make(),
    })),
);
