import type { ReactNode } from "react";
import { Text } from "../drawing/Text.tsx";

type UnitProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  tag: string;
  name: string;
  children?: ReactNode;
};

/** A process unit with its own screen: a frame with tag and name. */
export function Unit({ x, y, width, height, tag, name, children }: UnitProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--field)" stroke="var(--outline)" strokeWidth={2.5} />
      <Text x={x + 10} y={y + 24} weight={600} fill="var(--text)" words={tag} />
      <Text x={x + 10} y={y + 46} fill="var(--text)" words={name} />
      {children}
    </g>
  );
}
