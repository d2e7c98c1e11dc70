import { type Block, nc, no, type Pin, type Rung, rung, type TagList, type Values } from "../ladder/program.ts";
import { water } from "./registers/water-treatment.ts";
import { transfer } from "./water.ts";

/** Converter counts of a 4…20 mA channel. Signals below 3.6 mA and above 21 mA count as failed. */
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

/** Pins from "PIN=OPERAND=CURRENT VALUE", as in "IN=%IW64=17971". */
const pins = (words: string): Pin[] =>
  words.split(" ").map((word) => {
    const [pin = "", operand, shows] = word.split("=");
    return { pin, ...(operand && { operand }), ...(shows && { shows }) };
  });
const block = (type: string, inputs: string, outputs: string, more: Partial<Block> = {}): Block => ({
  kind: "block",
  type,
  inputs: pins(`EN ${inputs}`),
  outputs: pins(outputs),
  passes: true,
  ...more,
});
const compare = (type: "LT" | "GT", limit: number, passes: boolean) =>
  block(type, `IN1=%IW64=${rawFlow} IN2=${limit}`, "OUT", { passes });
const [flow, setPoint, output] = [measuredFlow, transfer.setPoint, controllerOutput].map((of) => of.toFixed(1));
const [low, high] = [flowRange.low, flowRange.high].map((of) => of.toFixed(1));

export const flowRungs: readonly Rung[] = [
  {
    comment: [`FT-141: counts to m³/h, 4 to 20 mA for ${flowRange.low} to ${flowRange.high}`],
    elements: [
      block(
        "SCALE",
        `IN=%IW64=${rawFlow} IN_LO=${counts.low} IN_HI=${counts.high} LO=${low} HI=${high}`,
        `ENO OUT=FT141_PV=${flow}`,
      ),
    ],
  },
  rung(["Broken wire: below 3.6 mA"], [compare("LT", counts.failedBelow, rawFlow < counts.failedBelow)], "FT141_Low"),
  rung(
    ["Signal failed high: above 21 mA"],
    [compare("GT", counts.failedAbove, rawFlow > counts.failedAbove)],
    "FT141_High",
  ),
  rung(
    ["Automatic while a pump runs and the signal is sound"],
    [{ kind: "any", branches: [[no("P141A_FB")], [no("P141B_FB")]] }, nc("FT141_Low"), nc("FT141_High")],
    "FIC141_Auto",
  ),
  {
    comment: ["FIC-141: flow of permeate to T-160, more flow closes", "FV-141. Out of automatic the valve takes MAN"],
    elements: [
      block(
        "PID",
        `AUTO=FIC141_Auto=1 PV=FT141_PV=${flow} SP=FIC141_SP=${setPoint} MAN=20.0 GAIN=0.12 TI=8.0 TD=0.0 CYCLE=T#100ms`,
        `ENO OUT=FIC141_OUT=${output}`,
        { name: "FIC141" },
      ),
    ],
  },
  {
    comment: ["The valve never shuts against a running pump"],
    elements: [block("LIMIT", `MN=10.0 IN=FIC141_OUT=${output} MX=95.0`, `ENO OUT=FV141_Pos=${output}`)],
  },
  {
    comment: ["FV-141: per cent to counts"],
    elements: [
      block(
        "SCALE",
        `IN=FV141_Pos=${output} IN_LO=0.0 IN_HI=100.0 LO=${counts.low} HI=${counts.high}`,
        `ENO OUT=%QW80=${rawOutput}`,
      ),
    ],
  },
];

/** The state that the overview shows: P-141A is running. */
export const flowValues: Values = { P141A_FB: true, FIC141_Auto: true };
