import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { levelChamber } from "../../../kit/instruments.ts";
import type { Part, Port } from "../../../kit/part.ts";
import { ballValve, gateValve } from "../../../kit/steel-valves.ts";

/**
 * Standpipe in front of two level nozzles that point to -Y, with valves, a level gauge on its left and a transmitter on
 * its right.
 */
export const levelBridle = (
  number: string,
  lower: Port,
  upper: Port,
): { parts: Part[]; gauge: Part; transmitter: Part } => {
  const span = upper.position.z - lower.position.z;
  const base = 220;
  const [inner, outer] = [base + 110, base + span - 110];
  const side = { bore: 25, reach: 150 };
  const standpipe = branchedRun("level standpipe", 80, span + 2 * base, "steel", {
    lower: { bore: 50, station: base, direction: [0, 1, 0], reach: 150 },
    upper: { bore: 50, station: base + span, direction: [0, 1, 0], reach: 150 },
    gaugeLower: { ...side, station: inner, direction: [-1, 0, 0] },
    gaugeUpper: { ...side, station: outer, direction: [-1, 0, 0] },
    transmitterLower: { ...side, station: inner, direction: [1, 0, 0] },
    transmitterUpper: { ...side, station: outer, direction: [1, 0, 0] },
  });
  const [low, high] = [gateValve("level valve below", 50, "steel"), gateValve("level valve above", 50, "steel")];
  const cocks = ["gauge below", "gauge above", "transmitter below", "transmitter above"].map((name) =>
    ballValve(`cock of ${name}`, 25, "steel"),
  );
  const [a, b, c, d] = cocks;
  if (!a || !b || !c || !d) throw new Error("The bridle needs four valves");
  const drain = ballValve("bridle drain", 80, "steel");
  const gauge = levelChamber(`LG-${number}`, outer - inner, 25, "steel", "indicator", 130);
  const transmitter = levelChamber(`LT-${number}`, outer - inner, 25, "steel", "transmitter", 140);
  const joints = [
    connect(lower, low.inlet, 90),
    connect(low.outlet, standpipe.lower),
    connect(upper, high.inlet, 90),
    connect(high.outlet, standpipe.upper),
    connect(standpipe.gaugeLower, a.inlet, 0),
    connect(standpipe.gaugeUpper, b.inlet, 0),
    connect(a.outlet, gauge.lower),
    connect(b.outlet, gauge.upper),
    connect(standpipe.transmitterLower, c.inlet, 180),
    connect(standpipe.transmitterUpper, d.inlet, 180),
    connect(c.outlet, transmitter.lower),
    connect(d.outlet, transmitter.upper),
    connect(standpipe.inlet, drain.inlet, 90),
  ];
  return {
    parts: [
      standpipe,
      low,
      high,
      ...cocks,
      drain,
      gauge,
      transmitter,
      ...joints,
      ...blinded(standpipe.outlet, drain.outlet),
    ],
    gauge,
    transmitter,
  };
};
