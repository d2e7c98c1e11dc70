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

type CrossingProps = { x: number; y: number; main?: boolean; upright?: boolean };

/** Where a line passes over another that it does not join: the other one is interrupted. */
export const Crossing = ({ x, y, main = true, upright = false }: CrossingProps) => (
  <g transform={`translate(${x} ${y})${upright ? " rotate(90)" : ""}`}>
    <path d="M-5 0H5" stroke="var(--screen)" strokeWidth={18} />
    <Pipe d="M-6 0H6" main={main} />
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
  discharge?: keyof typeof turns;
};

/** Degrees from a discharge to the right. */
const turns = { right: 0, down: 90, left: 180 } as const;

/** Pump: bright while running, dim while stopped. */
export const Pump = ({ x, y, tag, state, r = 24, alarm, labelAbove = false, discharge = "right" }: PumpProps) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={`var(--${state})`} {...outlined} />
    <path
      d={`M${-r * 0.5} ${-r * 0.87}L${r} 0L${-r * 0.5} ${r * 0.87}`}
      transform={`translate(${x} ${y}) rotate(${turns[discharge]})`}
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
  /** A damper is in an air duct. Both have a drive. */
  moves?: "control" | "damper";
  upright?: boolean;
  label?: readonly [dx: number, dy: number, anchor: "start" | "middle" | "end"];
};

const below = [0, 34, "middle"] as const;

/** Valve in a line: bright when open, dim when closed; a control valve or damper has a diaphragm actuator. */
export function Valve({ x, y, tag, open = true, moves, upright = false, label = below }: ValveProps) {
  const fill = colorsOf(open).box;
  return (
    <g>
      <g transform={`translate(${x} ${y})${upright ? " rotate(90)" : ""}`} {...outlined}>
        {moves && <path d="M0 0V-20M-13-20a13 11 0 0 1 26 0z" fill={fill} />}
        {moves === "damper" ? (
          <path d="M-16-12H16V12H-16zM-11 9L11-9" fill={fill} strokeLinejoin="round" />
        ) : (
          <path d="M-16-11L16 11V-11L-16 11z" fill={fill} strokeLinejoin="round" />
        )}
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
