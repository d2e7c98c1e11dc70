import { Text } from "../drawing/Text.tsx";
import { Wire } from "./Contact.tsx";
import type { Timer } from "./program.ts";

export const timerWidth = 218;

type TimerBlockProps = { x: number; y: number; of: Timer; live: boolean; on: boolean };

/** On-delay timer: instance name above, type inside, IN and Q on the rung's line. */
export function TimerBlock({ x, y, of, live, on }: TimerBlockProps) {
  const left = x + 86;
  const right = left + 104;
  return (
    <g>
      <Wire d={`M${x} ${y}H${left}`} on={live} />
      <Wire d={`M${right} ${y}H${x + timerWidth}`} on={on} />
      <Wire d={`M${left - 16} ${y + 34}H${left}`} on={false} />
      <rect x={left} y={y - 28} width={104} height={82} fill="none" stroke="var(--ink)" strokeWidth={2} />
      <Text x={(left + right) / 2} y={y - 36} anchor="middle" weight={500} fill="var(--ink)" words={of.name} />
      <Text x={(left + right) / 2} y={y - 10} anchor="middle" weight={600} fill="var(--ink)" words="TON" />
      <Text x={left + 8} y={y + 12} fill="var(--ink-soft)" words="IN" />
      <Text x={right - 8} y={y + 12} anchor="end" fill="var(--ink-soft)" words="Q" />
      <Text x={left + 8} y={y + 42} fill="var(--ink-soft)" words="PT" />
      <Text x={right - 8} y={y + 42} anchor="end" fill="var(--ink-soft)" words="ET" />
      <Text x={left - 20} y={y + 41} anchor="end" fill="var(--ink)" words={of.preset} />
    </g>
  );
}
