import { connect } from "../../../kit/connect.ts";
import { levelChamber } from "../../../kit/instruments.ts";
import type { Port } from "../../../kit/part.ts";
import { ballValve } from "../../../kit/steel-valves.ts";

/**
 * Magnetic level gauge between two DN 25 nozzles of a stainless vessel, with a valve at each, so that it can be removed in
 * operation.
 */
export const levelGauge = (tag: string, lower: Port, upper: Port) => {
  const gauge = levelChamber(tag, upper.position.z - lower.position.z, 25, "stainless", "indicator", 115);
  const below = ballValve(`cock below ${tag}`, 25, "stainless");
  const above = ballValve(`cock above ${tag}`, 25, "stainless");
  const joints = [
    connect(lower, below.inlet, 90),
    connect(upper, above.inlet, 90),
    connect(below.outlet, gauge.lower),
    connect(above.outlet, gauge.upper),
  ];
  return { gauge, parts: [gauge, below, above, ...joints] };
};
