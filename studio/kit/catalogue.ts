import { controlValve, reliefValve } from "./control-valves.ts";
import { shellAndTube } from "./exchangers.ts";
import { centrifugalFan } from "./fan.ts";
import { pressureGauge, transmitter } from "./instruments.ts";
import { manifold } from "./manifold.ts";
import type { Part } from "./part.ts";
import { pressureVessel } from "./pressure-vessels.ts";
import { endSuctionPump } from "./pumps.ts";
import { reducer } from "./reducers.ts";
import { spool, transportCover } from "./spools.ts";
import { ballValve, gateValve, globeValve, swingCheckValve } from "./steel-valves.ts";
import { butterflyValve, checkValve, expansionJoint, flowMeter } from "./valves.ts";

const examples: Record<string, (() => Part)[]> = {
  "valves.ts": [
    () => butterflyValve("V-1", 100),
    () => checkValve("V-2", 100),
    () => expansionJoint("EJ-1", 100),
    () => flowMeter("FT-1", 80),
  ],
  "steel-valves.ts": [
    () => gateValve("V-3", 100, "steel"),
    () => globeValve("V-4", 80, "steel"),
    () => swingCheckValve("V-5", 100, "steel"),
    () => ballValve("V-6", 50, "stainless"),
  ],
  "control-valves.ts": [() => controlValve("FV-1", 80, "steel"), () => reliefValve("PSV-1", 50, 80, "steel")],
  "instruments.ts": [() => pressureGauge("PI-1"), () => transmitter("PT-1")],
  "spools.ts": [
    () => spool("pipe", 100, 600),
    () => spool("line", 150, 800, "steel"),
    () => transportCover("cover", 150, "pipe"),
  ],
  "reducers.ts": [() => reducer("reducer", 150, 100, "steel"), () => reducer("flat top", 100, 65, "stainless", true)],
  "manifold.ts": [
    () =>
      manifold("header", 100, 900, {
        one: { bore: 80, station: 250, direction: [1, 0, 0], reach: 220 },
        two: { bore: 80, station: 650, direction: [1, 0, 0], reach: 220 },
      }),
  ],
  "pumps.ts": [() => endSuctionPump("P-1", { suction: 100, discharge: 80, kind: "steel" })],
  "fan.ts": [() => centrifugalFan("K-1", 560)],
  "exchangers.ts": [
    () =>
      shellAndTube("E-1", {
        diameter: 400,
        length: 2400,
        axis: 600,
        shellBore: 100,
        tubeBore: 80,
        rear: "floating",
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
};

/** Every kind of part that the kit offers: the call that makes it, the file it comes from, and one that was made so. */
export const catalogue: readonly { call: string; file: string; part: Part }[] = Object.entries(examples).flatMap(
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
