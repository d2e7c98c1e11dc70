import { Ink } from "../drawing/Text.tsx";
import { scrubber } from "../plant/tags/scrubber.ts";
import type { Device } from "../plant/tags/tag-list.ts";

const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2, strokeLinejoin: "round" } as const;

type FittingProps = { x: number; y: number; turn?: number };
const placed = ({ x, y, turn = 0 }: FittingProps) => `translate(${x} ${y}) rotate(${turn})`;

/** Manual butterfly valve: disc between two faces. */
export function ButterflyValve(props: FittingProps) {
  return (
    <g transform={placed(props)}>
      <path d="M-11-13H11V13H-11z" fill="var(--paper)" />
      <path d="M-11-13V13M11-13V13M-11 11L11-11" {...ink} />
      <circle r={4} fill="var(--ink)" />
    </g>
  );
}

/** Manual gate or ball valve. */
export function HandValve(props: FittingProps) {
  return <path d="M-15-10L15 10V-10L-15 10z" {...ink} transform={placed(props)} />;
}

/** Check valve; flow along +x. */
export function CheckValve(props: FittingProps) {
  return <path d="M-11-12L11 0L-11 12zM11-12V12" {...ink} transform={placed(props)} />;
}

export function ExpansionJoint(props: FittingProps) {
  return (
    <g transform={placed(props)}>
      <path d="M-12-11H12V11H-12z" fill="var(--paper)" />
      <path d="M-12-12V12M12-12V12M-12 0q3-18 6 0t6 0t6 0t6 0" {...ink} fill="none" />
    </g>
  );
}

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
export function ControlValve({ x, y, turn = 0, tag, onOff = false, label = below }: ControlValveProps) {
  return (
    <g>
      <g transform={placed({ x, y, turn })}>
        <path d={onOff ? "M0 0V-14M-11-14V-36H11V-14z" : "M0 0V-18M-14-18a14 14 0 0 1 28 0z"} {...ink} />
        <path d="M-15-10L15 10V-10L-15 10z" {...ink} />
      </g>
      <Ink x={x + label[0]} y={y + label[1]} size={20} anchor={label[2]} words={`${tag} ${failure(tag)}`} />
    </g>
  );
}

/** Off-sheet connector of a line or signal. */
export function Flag({ x, y, width, words }: { x: number; y: number; width: number; words: string }) {
  return (
    <g>
      <path d={`M${x} ${y - 18}H${x + width - 18}L${x + width} ${y}L${x + width - 18} ${y + 18}H${x}z`} {...ink} />
      <Ink x={x + 10} y={y + 7} size={20} words={words} />
    </g>
  );
}

/** Interlock in the PLC, explained in the notes. */
export function InterlockMark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <path d={`M${x} ${y - 22}l22 22l-22 22l-22-22z`} {...ink} />
      <Ink x={x} y={y + 6} anchor="middle" words={`I-${number}`} />
    </g>
  );
}

/** Stream number, as in the stream table. */
export function StreamMark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <path d={`M${x} ${y - 22}l22 22l-22 22l-22-22z`} {...ink} />
      <Ink x={x} y={y + 7} size={20} weight={600} anchor="middle" words={number} />
    </g>
  );
}
