import { Text } from "../drawing/Text.tsx";
import type { Node, NodeKind } from "../plant/network.ts";

export const boxWidth = 182;
export const boxHeight = 76;

const glyphs: Readonly<Record<NodeKind, string>> = {
  server: "M0 0H28V44H0zM5 9H23M5 18H23M5 36h5",
  station: "M-4 4H34V32H-4zM15 32V40M4 41H26",
  controller: "M-4 4H36V42H-4zM6 4V42M14 4V42M22 4V42M30 4V42M-4 14H6",
  io: "M-4 4H36V42H-4zM-4 16H36M2 22v14M9 22v14M16 22v14M23 22v14M30 22v14",
  drive: "M0 2H30V44H0zM0 44L30 2M6 13c3-5 6-5 8 0s5 5 8 0",
  field: "M16 4a19 19 0 0 1 0 38a19 19 0 0 1 0-38",
};

/** Box of the architecture drawing: pictogram, name, purpose. Origin: top left. */
export function NodeBox({ node: { name, note, kind, at } }: { node: Node }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <rect width={boxWidth} height={boxHeight} fill="var(--paper)" stroke="var(--ink)" strokeWidth={2.2} />
      <path d={glyphs[kind]} transform="translate(12 16)" fill="none" stroke="var(--line-strong)" strokeWidth={2} />
      <Text x={56} y={33} weight={600} fill="var(--ink)" words={name} />
      <Text x={56} y={58} fill="var(--ink-soft)" words={note} />
    </g>
  );
}
