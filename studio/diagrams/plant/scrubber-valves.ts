// Valves of the scrubbing system on its P&ID. Manual valves have no tag; they are identified by their line.
import type { pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import { lines, scrubber } from "./tags/scrubber.ts";

type ValveKind = "Butterfly" | "Check" | "Ball" | "Control" | "On/off" | "Relief";
type Valve = {
  tag?: keyof typeof scrubber.devices;
  kind: ValveKind;
  line: keyof typeof lines;
  place: string;
};

/** Set pressure of PSV-102, bar: above the head of the caustic line, below the rating of its class. */
export const dosingRelief = 6;

export const valves: readonly Valve[] = [
  { kind: "Butterfly", line: "suctionA", place: "Suction of P-101A" },
  { kind: "Check", line: "dischargeA", place: "Discharge of P-101A" },
  { kind: "Butterfly", line: "dischargeA", place: "Discharge of P-101A" },
  { kind: "Butterfly", line: "suctionB", place: "Suction of P-101B" },
  { kind: "Check", line: "dischargeB", place: "Discharge of P-101B" },
  { kind: "Butterfly", line: "dischargeB", place: "Discharge of P-101B" },
  { kind: "Butterfly", line: "tower", place: "To C-101, throttled" },
  { kind: "Butterfly", line: "venturi", place: "To VS-101, throttled" },
  { kind: "Check", line: "caustic", place: "Discharge of P-102" },
  { kind: "Ball", line: "caustic", place: "Before T-101" },
  { tag: "PSV-102", kind: "Relief", line: "causticRelief", place: `P-102 to T-102, opens at ${dosingRelief} bar` },
  { kind: "Ball", line: "causticFill", place: "Fill of T-102" },
  { kind: "Ball", line: "causticDrain", place: "Drain of T-102, blinded" },
  { kind: "Ball", line: "blowDown", place: "Before AV-102" },
  { kind: "Ball", line: "drain", place: "Drain of T-101, blinded" },
  { tag: "LV-101", kind: "Control", line: "makeUp", place: "Into T-101" },
  { tag: "AV-102", kind: "Control", line: "blowDown", place: "To effluent" },
  { tag: "XV-112", kind: "On/off", line: "quench", place: `Into ${lines.rawGas}` },
];

/**
 * Body and seal by valve type and pipe class, suitable for dilute caustic liquor, or for water in stainless steel
 * lines.
 */
const bodies = {
  P1: { body: "Polypropylene", seal: "EPDM" },
  F1: { body: "FRP", seal: "EPDM" },
  S1: { body: "Stainless 316", seal: "PTFE" },
} as const;

const failWords = { FC: "closes", FO: "opens", FL: "stays" } as const;

/** Rows of the valve list, in the order of the lines; their fields in the order of its columns. */
export const valveList = valves.map(({ tag, kind, line, place }, index) => {
  const number = lines[line];
  const [bore = "", , , pipeClass = "P1"] = number.split("-");
  const { body, seal } = bodies[pipeClass as keyof typeof pipeClasses];
  const device = tag && scrubber.devices[tag];
  return {
    item: String(index + 1),
    tag: tag ?? "",
    kind,
    bore: `DN ${bore}`,
    line: number,
    place,
    body,
    seal,
    fails: device && "fails" in device ? failWords[device.fails] : "",
  };
});
