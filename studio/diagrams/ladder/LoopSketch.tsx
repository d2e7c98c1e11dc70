import type { ReactNode } from "react";
import { Text } from "../drawing/Text.tsx";

const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2 } as const;

function Bubble({ x, y, letters, shared }: { x: number; y: number; letters: string; shared?: boolean }): ReactNode {
  return (
    <g>
      {shared && <rect x={x - 32} y={y - 32} width={64} height={64} {...ink} />}
      <circle cx={x} cy={y} r={32} {...ink} />
      {shared && <path d={`M${x - 32} ${y}H${x + 32}`} {...ink} />}
      <Text x={x} y={y - 5} anchor="middle" fill="var(--ink)" words={letters} />
      <Text x={x} y={y + 19} anchor="middle" fill="var(--ink)" words="141" />
    </g>
  );
}

/** The loop that the program closes, as the piping diagram shows it: orifice, transmitter, controller, valve. */
export function LoopSketch({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 150H300M56 140V160M62 140V160" {...ink} strokeWidth={3} />
      <path d="M286 143L302 150L286 157z" fill="var(--ink)" />
      <path
        d="M59 140V92M59 28V0H112M176 0H228V106"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
        strokeDasharray="8 5"
      />
      <path d="M228 150V124M212 124a16 14 0 0 1 32 0zM208 138L248 162V138L208 162z" {...ink} />
      <Bubble x={59} y={60} letters="FT" />
      <Bubble x={144} y={0} letters="FIC" shared />
      <Text x={228} y={188} anchor="middle" fill="var(--ink)" words="FV-141" />
      <Text x={0} y={188} fill="var(--ink-soft)" words="from P-141A/B" />
    </g>
  );
}
