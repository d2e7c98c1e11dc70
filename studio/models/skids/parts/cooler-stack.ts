import { connect } from "../../../kit/connect.ts";
import { type ExchangerForm, shellAndTube } from "../../../kit/exchangers.ts";
import { gasket } from "../../../kit/flanges.ts";
import type { Part, Port } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";

export const shellDiameter = 450;
const bore = 100;
const half = shellDiameter / 2 + 90 + 0.7 * bore + gasket / 2;

type Exchanger = Part & Record<"tubeIn" | "tubeOut" | "shellIn" | "shellOut", Port>;

/** Two stacked exchangers in counterflow at `point`: shell side downwards, tube side upwards. */
export const coolerStack = (point: Point): { parts: Part[]; lower: Exchanger; upper: Exchanger } => {
  const form: Omit<ExchangerForm, "axis"> = {
    diameter: shellDiameter,
    length: 2600,
    shellBore: bore,
    tubeBore: bore,
  };
  const lower = shellAndTube("lower exchanger", { ...form, axis: 760, shellInlet: "near", carries: half }).at(point);
  const upper = shellAndTube("upper exchanger", { ...form, axis: half });
  const joints = [connect(lower.tubeOut, upper.tubeIn), connect(upper.shellOut, lower.shellIn)];
  return { parts: [lower, upper, ...joints], lower, upper };
};
