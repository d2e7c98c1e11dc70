import { Text } from "../drawing/Text.tsx";
import { AlarmMark } from "./AlarmMark.tsx";

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
export function Pump({ x, y, tag, state, r = 24, alarm, labelAbove = false, turned = false }: PumpProps) {
  return (
    <g transform={turned ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>
      <circle cx={x} cy={y} r={r} fill={`var(--${state})`} stroke="var(--outline)" strokeWidth={2.5} />
      <path
        d={`M${x - r * 0.5} ${y - r * 0.87}L${x + r} ${y}L${x - r * 0.5} ${y + r * 0.87}`}
        fill="none"
        stroke={state === "running" ? "var(--on-running)" : "var(--outline)"}
        strokeWidth={2.5}
      />
      <Text x={x} y={labelAbove ? y - r - 8 : y + r + 20} anchor="middle" words={tag} />
      {alarm && <AlarmMark x={x - r - 10} y={y + r + 8} priority={alarm} />}
    </g>
  );
}
