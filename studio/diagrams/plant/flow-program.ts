import type { Block, Rung, TagList, Values } from "../ladder/program.ts";
import { water } from "./tags/water.ts";
import { transfer } from "./water.ts";

/** Converter counts of a 4…20 mA channel; below 3.6 mA and above 21 mA the signal is taken as failed. */
export const counts = { low: 0, high: 27648, failedBelow: -691, failedAbove: 29376 } as const;
/** Range of FT-141, m³/h. */
const { range } = water.loops["F-141"];
export const flowRange = { low: range[0], high: range[1] } as const;

const scaled = (value: number, from: readonly [number, number], to: readonly [number, number]) =>
  to[0] + ((value - from[0]) * (to[1] - to[0])) / (from[1] - from[0]);

const countRange = [counts.low, counts.high] as const;
export const rawFlow = Math.round(scaled(transfer.flow, [flowRange.low, flowRange.high], countRange));
export const measuredFlow = scaled(rawFlow, countRange, [flowRange.low, flowRange.high]);
export const controllerOutput = 61.4;
export const rawOutput = Math.round(scaled(controllerOutput, [0, 100], countRange));

export const flowTags: TagList = {
  P141A_FB: { address: "%IX0.1", meaning: "contactor of P-141A closed" },
  P141B_FB: { address: "%IX0.4", meaning: "contactor of P-141B closed" },
  FT141_Low: { meaning: "signal below 3.6 mA" },
  FT141_High: { meaning: "signal above 21 mA" },
  FIC141_Auto: { meaning: "controller in automatic" },
};

const compare = (type: "LT" | "GT", limit: number, passes: boolean): Block => ({
  kind: "block",
  type,
  inputs: [
    { pin: "EN" },
    { pin: "IN1", operand: "%IW64", shows: String(rawFlow) },
    { pin: "IN2", operand: String(limit) },
  ],
  outputs: [{ pin: "OUT" }],
  passes,
});

export const flowRungs: readonly Rung[] = [
  {
    comment: [`FT-141: counts to m³/h, 4 to 20 mA for ${flowRange.low} to ${flowRange.high}`],
    elements: [
      {
        kind: "block",
        type: "SCALE",
        inputs: [
          { pin: "EN" },
          { pin: "IN", operand: "%IW64", shows: String(rawFlow) },
          { pin: "IN_LO", operand: String(counts.low) },
          { pin: "IN_HI", operand: String(counts.high) },
          { pin: "LO", operand: flowRange.low.toFixed(1) },
          { pin: "HI", operand: flowRange.high.toFixed(1) },
        ],
        outputs: [{ pin: "ENO" }, { pin: "OUT", operand: "FT141_PV", shows: measuredFlow.toFixed(1) }],
        passes: true,
      },
    ],
  },
  {
    comment: ["Broken wire: below 3.6 mA"],
    elements: [compare("LT", counts.failedBelow, rawFlow < counts.failedBelow)],
    coil: { kind: "coil", tag: "FT141_Low" },
  },
  {
    comment: ["Signal failed high: above 21 mA"],
    elements: [compare("GT", counts.failedAbove, rawFlow > counts.failedAbove)],
    coil: { kind: "coil", tag: "FT141_High" },
  },
  {
    comment: ["Automatic while a pump runs and the signal is sound"],
    elements: [
      { kind: "any", branches: [[{ kind: "no", tag: "P141A_FB" }], [{ kind: "no", tag: "P141B_FB" }]] },
      { kind: "nc", tag: "FT141_Low" },
      { kind: "nc", tag: "FT141_High" },
    ],
    coil: { kind: "coil", tag: "FIC141_Auto" },
  },
  {
    comment: ["FIC-141: flow of permeate to T-160, more flow closes", "FV-141. Out of automatic the valve takes MAN"],
    elements: [
      {
        kind: "block",
        type: "PID",
        name: "FIC141",
        inputs: [
          { pin: "EN" },
          { pin: "AUTO", operand: "FIC141_Auto", shows: "1" },
          { pin: "PV", operand: "FT141_PV", shows: measuredFlow.toFixed(1) },
          { pin: "SP", operand: "FIC141_SP", shows: transfer.setPoint.toFixed(1) },
          { pin: "MAN", operand: "20.0" },
          { pin: "GAIN", operand: "0.12" },
          { pin: "TI", operand: "8.0" },
          { pin: "TD", operand: "0.0" },
          { pin: "CYCLE", operand: "T#100ms" },
        ],
        outputs: [{ pin: "ENO" }, { pin: "OUT", operand: "FIC141_OUT", shows: controllerOutput.toFixed(1) }],
        passes: true,
      },
    ],
  },
  {
    comment: ["The valve never shuts against a running pump"],
    elements: [
      {
        kind: "block",
        type: "LIMIT",
        inputs: [
          { pin: "EN" },
          { pin: "MN", operand: "10.0" },
          { pin: "IN", operand: "FIC141_OUT", shows: controllerOutput.toFixed(1) },
          { pin: "MX", operand: "95.0" },
        ],
        outputs: [{ pin: "ENO" }, { pin: "OUT", operand: "FV141_Pos", shows: controllerOutput.toFixed(1) }],
        passes: true,
      },
    ],
  },
  {
    comment: ["FV-141: per cent to counts"],
    elements: [
      {
        kind: "block",
        type: "SCALE",
        inputs: [
          { pin: "EN" },
          { pin: "IN", operand: "FV141_Pos", shows: controllerOutput.toFixed(1) },
          { pin: "IN_LO", operand: "0.0" },
          { pin: "IN_HI", operand: "100.0" },
          { pin: "LO", operand: String(counts.low) },
          { pin: "HI", operand: String(counts.high) },
        ],
        outputs: [{ pin: "ENO" }, { pin: "OUT", operand: "%QW80", shows: String(rawOutput) }],
        passes: true,
      },
    ],
  },
];

/** As the overview shows the plant: P-141A runs. */
export const flowValues: Values = { P141A_FB: true, FIC141_Auto: true };
