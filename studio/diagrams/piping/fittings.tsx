import { Ink, Note } from "../drawing/Text.tsx";
import type { Instrument } from "../plant/scrubber-instruments.ts";
import { scrubber } from "../plant/tags/scrubber.ts";
import { type Device, partsOf } from "../plant/tags/tag-list.ts";

const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2, strokeLinejoin: "round" } as const;

type FittingProps = { x: number; y: number; turn?: number };
const placed = ({ x, y, turn = 0 }: FittingProps) => `translate(${x} ${y}) rotate(${turn})`;

/** Manual butterfly valve: disk between two faces. */
export const ButterflyValve = (props: FittingProps) => (
  <g transform={placed(props)}>
    <path d="M-11-13H11V13H-11z" fill="var(--paper)" />
    <path d="M-11-13V13M11-13V13M-11 11L11-11" {...ink} />
    <circle r={4} fill="var(--ink)" />
  </g>
);

/** Manual gate or ball valve. */
export function HandValve(props: FittingProps) {
  return <path d="M-15-10L15 10V-10L-15 10z" {...ink} transform={placed(props)} />;
}

/** Angle relief valve with its spring: inlet from -x, outlet down. */
export function ReliefValve(props: FittingProps) {
  return <path d="M0 0L-15-10V10zM0 0L-10 15H10zM0 0V-24M-7-8L7-12M-7-14L7-18" {...ink} transform={placed(props)} />;
}

/** Check valve; flow along +x. */
export function CheckValve(props: FittingProps) {
  return <path d="M-11-12L11 0L-11 12zM11-12V12" {...ink} transform={placed(props)} />;
}

export const ExpansionJoint = (props: FittingProps) => (
  <g transform={placed(props)}>
    <path d="M-12-11H12V11H-12z" fill="var(--paper)" />
    <path d="M-12-12V12M12-12V12M-12 0q3-18 6 0t6 0t6 0t6 0" {...ink} fill="none" />
  </g>
);

type ControlValveProps = FittingProps & {
  tag: keyof typeof scrubber.devices;
  /** On/off valve: drawn with a piston actuator in place of a diaphragm. */
  onOff?: boolean;
  label?: readonly [dx: number, dy: number, anchor: "start" | "middle" | "end"];
};
const below = [0, 36, "middle"] as const;
const failure = (tag: ControlValveProps["tag"]) => {
  const of: Device = scrubber.devices[tag];
  return of.fails ?? "";
};

/** Valve with actuator, tag and fail position. */
export const ControlValve = ({ x, y, turn = 0, tag, onOff = false, label = below }: ControlValveProps) => (
  <g>
    <g transform={placed({ x, y, turn })}>
      <path d={onOff ? "M0 0V-14M-11-14V-36H11V-14z" : "M0 0V-18M-14-18a14 14 0 0 1 28 0z"} {...ink} />
      <path d="M-15-10L15 10V-10L-15 10z" {...ink} />
    </g>
    <Ink x={x + label[0]} y={y + label[1]} size={20} anchor={label[2]} words={`${tag} ${failure(tag)}`} />
  </g>
);

/** Off-sheet connector of a line or signal. */
export const Flag = ({ x, y, width, words }: { x: number; y: number; width: number; words: string }) => (
  <g>
    <path d={`M${x} ${y - 18}H${x + width - 18}L${x + width} ${y}L${x + width - 18} ${y + 18}H${x}z`} {...ink} />
    <Ink x={x + 10} y={y + 7} size={20} words={words} />
  </g>
);

/** Interlock in the PLC, explained in the notes. */
export const InterlockMark = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <g>
    <path d={`M${x} ${y - 22}l22 22l-22 22l-22-22z`} {...ink} />
    <Ink x={x} y={y + 6} anchor="middle" words={`I-${number}`} />
  </g>
);

/** Stream number, as in the stream table. */
export const StreamMark = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <g>
    <path d={`M${x} ${y - 22}l22 22l-22 22l-22-22z`} {...ink} />
    <Ink x={x} y={y + 7} size={20} weight={600} anchor="middle" words={number} />
  </g>
);

const bubble = 29;
const sharp = { ...ink, strokeLinejoin: undefined } as const;
const places = {
  left: [-bubble - 8, 7, "end"],
  right: [bubble + 8, 7, "start"],
  above: [0, -bubble - 10, "middle"],
  below: [0, bubble + 24, "middle"],
} as const;

/**
 * Instrument symbol: a circle for field instruments; a circle with a line, in a square, for functions on a shared
 * display.
 */
export function InstrumentBubble({ of }: { of: Omit<Instrument, "tag"> & { tag: string } }) {
  const { tag, at, on, note, beside = "right" } = of;
  const [letters, number] = partsOf(tag);
  const [dx, dy, anchor] = places[beside];
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {on === "panel" && <path d={`M${-bubble}${-bubble}H${bubble}V${bubble}H${-bubble}z`} {...sharp} />}
      <circle r={bubble} {...sharp} />
      {on === "panel" && <path d={`M${-bubble} 0H${bubble}`} {...sharp} />}
      <Ink x={0} y={-5} size={20} anchor="middle" words={letters} />
      <Ink x={0} y={19} size={20} anchor="middle" words={number} />
      <Note x={dx} y={dy} size={20} anchor={anchor} words={note} />
    </g>
  );
}
