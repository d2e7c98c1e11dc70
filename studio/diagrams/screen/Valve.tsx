import { Text } from "../drawing/Text.tsx";
import type { MainTag } from "../plant/tags/main-plant.ts";

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
  return (
    <g>
      <g transform={`translate(${x} ${y})${upright ? " rotate(90)" : ""}`} stroke="var(--outline)" strokeWidth={2.5}>
        {control && <path d="M0 0V-20M-13-20a13 11 0 0 1 26 0z" fill={open ? "var(--running)" : "var(--stopped)"} />}
        <path d="M-16-11L16 11V-11L-16 11z" fill={open ? "var(--running)" : "var(--stopped)"} strokeLinejoin="round" />
      </g>
      {tag && <Text x={x + label[0]} y={y + label[1]} anchor={label[2]} words={tag} />}
    </g>
  );
}
