import { Ink, Note } from "../drawing/Text.tsx";
import type { Node, NodeKind } from "../plant/network.ts";

/** At the text's usual size, 18 units. */
export const boxWidth = 182;
export const boxHeight = 76;

const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2 } as const;

const glyphs: Readonly<Record<NodeKind, string>> = {
  server: "M0 0H28V44H0zM5 9H23M5 18H23M5 36h5",
  station: "M-4 4H34V32H-4zM15 32V40M4 41H26",
  controller: "M-4 4H36V42H-4zM6 4V42M14 4V42M22 4V42M30 4V42M-4 14H6",
  io: "M-4 4H36V42H-4zM-4 16H36M2 22v14M9 22v14M16 22v14M23 22v14M30 22v14",
  drive: "M0 2H30V44H0zM0 44L30 2M6 13c3-5 6-5 8 0s5 5 8 0",
  field: "M16 4a19 19 0 0 1 0 38a19 19 0 0 1 0-38",
};

interface NodeBoxProps {
  node: Pick<Node, "name" | "note" | "kind" | "at">;
  /** Of the text; the box grows with it. */
  size?: number;
}

/** Box of the architecture drawing: pictogram, name, purpose. Origin: top left. */
export function NodeBox({ node: { name, note, kind, at }, size = 18 }: NodeBoxProps) {
  const by = size / 18;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <rect width={boxWidth * by} height={boxHeight * by} {...ink} />
      <path
        d={glyphs[kind]}
        transform={`translate(${12 * by} ${16 * by}) scale(${by})`}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={2}
      />
      <Ink x={56 * by} y={33 * by} size={size} weight={600} words={name} />
      <Note x={56 * by} y={58 * by} size={size} words={note} />
    </g>
  );
}

/** A switch on its network's line. Origin: its center. */
export const Switch = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-33-13H33V13H-33z" {...ink} />
    <Ink x={0} y={6} anchor="middle" weight={600} words={name} />
  </g>
);

const places = { above: { x: 0, y: -32, anchor: "middle" }, left: { x: -36, y: 6, anchor: "end" } } as const;

interface FirewallProps {
  x: number;
  y: number;
  name: string;
  label: keyof typeof places;
  /** Of the text. */
  size?: number;
}

/** A firewall between two networks. Origin: its center. */
export const Firewall = ({ x, y, name, label, size = 18 }: FirewallProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-26-21H26V21H-26z" {...ink} />
    <path d="M-26-7H26M-26 7H26M-9-21V-7M9-7V7M-9 7V21M-26 0M17 7V21M17-21V-7" {...ink} fill="none" strokeWidth={1.6} />
    <Ink {...places[label]} size={size} weight={600} words={name} />
  </g>
);
