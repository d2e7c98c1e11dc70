import type { ReactNode } from "react";
import { Text } from "../drawing/Text.tsx";
import type { MainTag } from "../plant/registers/main-plant.ts";
import { AlarmMark } from "./AlarmMark.tsx";

/** Equipment of a screen is outlined, bright (`running`) or dim (`stopped`). */
export const outlined = { stroke: "var(--outline)", strokeWidth: 2.5 } as const;

/** Colors of equipment and of the text in it. */
export const colorsOf = (running: boolean) =>
  running ? { box: "var(--running)", text: "var(--on-running)" } : { box: "var(--stopped)", text: "var(--text)" };

type PipeProps = { d: string; main?: boolean; arrow?: readonly [x: number, y: number, turn: number] };

/** A process line; the arrow's rotation is in degrees, 0 pointing right. */
export const Pipe = ({ d, main = true, arrow }: PipeProps) => (
  <g>
    <path d={d} fill="none" stroke="var(--pipe)" strokeWidth={main ? 4 : 2.5} strokeLinejoin="round" />
    {arrow && (
      <path
        d="M-9-8L9 0L-9 8z"
        fill="var(--pipe)"
        transform={`translate(${arrow[0]} ${arrow[1]}) rotate(${arrow[2]})`}
      />
    )}
  </g>
);

/** A signal line to or from an instrument. */
export const Signal = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke="var(--label)" strokeWidth={1.5} strokeDasharray="6 5" />
);

type PumpProps = {
  x: number;
  y: number;
  tag?: string;
  state: "running" | "stopped";
  r?: number;
  alarm?: 1 | 2 | 3;
  labelAbove?: boolean;
  /** Discharge to the left. */
  turned?: boolean;
};

/** Centrifugal pump, discharge to the right: bright while running, dim while stopped. */
export const Pump = ({ x, y, tag, state, r = 24, alarm, labelAbove = false, turned = false }: PumpProps) => (
  <g transform={turned ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>
    <circle cx={x} cy={y} r={r} fill={`var(--${state})`} {...outlined} />
    <path
      d={`M${x - r * 0.5} ${y - r * 0.87}L${x + r} ${y}L${x - r * 0.5} ${y + r * 0.87}`}
      fill="none"
      {...outlined}
      {...(state === "running" && { stroke: "var(--on-running)" })}
    />
    <Text x={x} y={labelAbove ? y - r - 8 : y + r + 20} anchor="middle" words={tag} />
    {alarm && <AlarmMark x={x - r - 10} y={y + r + 8} priority={alarm} />}
  </g>
);

type ValveProps = {
  x: number;
  y: number;
  tag?: MainTag;
  open?: boolean;
  control?: boolean;
  upright?: boolean;
  label?: readonly [dx: number, dy: number, anchor: "start" | "middle" | "end"];
};

const below = [0, 34, "middle"] as const;

/** Valve in a line: bright when open, dim when closed; a control valve has a diaphragm actuator. */
export function Valve({ x, y, tag, open = true, control = false, upright = false, label = below }: ValveProps) {
  const fill = colorsOf(open).box;
  return (
    <g>
      <g transform={`translate(${x} ${y})${upright ? " rotate(90)" : ""}`} {...outlined}>
        {control && <path d="M0 0V-20M-13-20a13 11 0 0 1 26 0z" fill={fill} />}
        <path d="M-16-11L16 11V-11L-16 11z" fill={fill} strokeLinejoin="round" />
      </g>
      {tag && <Text x={x + label[0]} y={y + label[1]} anchor={label[2]} words={tag} />}
    </g>
  );
}

type UnitProps = Record<"x" | "y" | "width" | "height", number> & { tag: string; name: string; children?: ReactNode };

/** A process unit with its own screen: a frame with tag and name. */
export const Unit = ({ x, y, width, height, tag, name, children }: UnitProps) => (
  <g>
    <rect x={x} y={y} width={width} height={height} fill="var(--field)" {...outlined} />
    <Text x={x + 10} y={y + 24} weight={600} fill="var(--text)" words={tag} />
    <Text x={x + 10} y={y + 46} fill="var(--text)" words={name} />
    {children}
  </g>
);
