import { connect } from "../../../kit/connect.ts";
import { levelChamber } from "../../../kit/instruments.ts";
import type { Port } from "../../../kit/part.ts";
import { ballValve } from "../../../kit/steel-valves.ts";

/**
 * Magnetic level gauge, or transmitter in a chamber, between two nozzles of a steel or stainless vessel, with a valve at each,
 * so that it can be removed in operation.
 */
export const levelGauge = (tag: string, lower: Port, upper: Port, shows: "indicator" | "transmitter" = "indicator") => {
  const { bore } = lower.end;
  const kind = lower.end.kind === "steel" ? "steel" : "stainless";
  const reach = shows === "indicator" ? 115 : 140;
  const gauge = levelChamber(tag, upper.position.z - lower.position.z, bore, kind, shows, reach + (bore - 25));
  const below = ballValve(`cock below ${tag}`, bore, kind);
  const above = ballValve(`cock above ${tag}`, bore, kind);
  const joints = [
    connect(lower, below.inlet, 90),
    connect(upper, above.inlet, 90),
    connect(below.outlet, gauge.lower),
    connect(above.outlet, gauge.upper),
  ];
  return { gauge, parts: [gauge, below, above, ...joints] };
};
