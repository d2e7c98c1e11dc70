import { Heading, Text } from "../drawing/Text.tsx";
import type { Interlock } from "../plant/interlocks.ts";

type InterlocksProps = { x: number; y: number; title: string; of: readonly Interlock[] };

/** Permissive conditions: a filled mark if one is met, an open one if not. */
export function Interlocks({ x, y, title, of }: InterlocksProps) {
  return (
    <g>
      <Heading x={x} y={y} fill="var(--text)" words={title} />
      {of.map(({ holds }, at) => (
        <g key={holds} transform={`translate(${x} ${y + 24 + at * 31})`}>
          <rect width={18} height={18} fill="var(--running)" stroke="var(--outline)" strokeWidth={2} />
          <path d="M4 9l4 5l7-10" fill="none" stroke="var(--on-running)" strokeWidth={2.5} />
          <Text x={28} y={16} fill="var(--text)" words={holds} />
        </g>
      ))}
    </g>
  );
}
