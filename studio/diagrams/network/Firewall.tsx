import { Ink } from "../drawing/Text.tsx";

interface FirewallProps {
  x: number;
  y: number;
  name: string;
  label: "above" | "left";
  /** Of the text. */
  size?: number;
}

/** A firewall between two networks. Origin: its centre. */
export function Firewall({ x, y, name, label, size = 18 }: FirewallProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-26-21H26V21H-26z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={2.2} />
      <path
        d="M-26-7H26M-26 7H26M-9-21V-7M9-7V7M-9 7V21M-26 0M17 7V21M17-21V-7"
        stroke="var(--ink)"
        strokeWidth={1.6}
        fill="none"
      />
      <Ink
        x={label === "above" ? 0 : -36}
        y={label === "above" ? -32 : 6}
        size={size}
        anchor={label === "above" ? "middle" : "end"}
        weight={600}
        words={name}
      />
    </g>
  );
}
