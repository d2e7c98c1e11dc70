/** What stands beside the line of an isometric: dimensions, welds, flanges and item numbers. */
import { Text } from "../drawing/Text.tsx";
import { fieldWelds, legLengths } from "../plant/quench-line.ts";
import { c, ends, line, moved, on, type Point, s, ways } from "./isometric-projection.ts";

export const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 2 } as const;
const fine = { ...ink, strokeWidth: 1.2 } as const;

/** From each leg to its dimension line. */
const asides: readonly Point[] = [
  [c * 90, s * 90],
  [-c * 90, s * 90],
  [c * 90, -s * 90],
  [0, -46],
];

/** Length of a leg, on a dimension line beside it. */
export function LegDimension({ leg }: { leg: number }) {
  const aside = asides[leg] as Point;
  const [a, b] = [ends[leg], ends[leg + 1]] as [Point, Point];
  const [x, y] = moved(moved(a, aside), moved(b, aside), 1).map((sum) => sum / 2) as unknown as Point;
  return (
    <g>
      <path
        d={
          line(moved(a, aside, 0.15), moved(a, aside, 1.1)) +
          line(moved(b, aside, 0.15), moved(b, aside, 1.1)) +
          line(moved(a, aside), moved(b, aside))
        }
        stroke="var(--line-strong)"
      />
      <rect x={x - 32} y={y - 14} width={64} height={28} fill="var(--paper)" />
      <Text x={x} y={y + 7} anchor="middle" size={20} fill="var(--ink)" words={legLengths[leg]} />
    </g>
  );
}

/** From each weld to its number: clear of dimension lines, the valve's actuator and one another. */
const weldAsides: readonly Point[] = [
  [-48, -4],
  [-48, 4],
  [34, -38],
  [-34, 44],
  [-6, -46],
  [-10, 46],
  [-48, 0],
  [44, 14],
  [-14, 46],
  [-14, 46],
];

/** A weld: a dot with its number in a circle; one that is made on site has a cross. */
export function Weld({ number, leg, along }: { number: number; leg: number; along: number }) {
  const [x, y] = on(leg, along);
  const [dx, dy] = weldAsides[number - 1] as Point;
  return (
    <g>
      <circle cx={x} cy={y} r={4.5} fill="var(--ink)" />
      {fieldWelds.includes(number) && <path d={`M${x - 10} ${y - 10}l20 20M${x - 10} ${y + 10}l20-20`} {...ink} />}
      <path d={`M${x} ${y}l${dx} ${dy}`} {...fine} />
      <circle cx={x + dx} cy={y + dy} r={16} {...fine} fill="var(--paper)" />
      <Text x={x + dx} y={y + dy + 6} anchor="middle" fill="var(--ink)" words={number} />
    </g>
  );
}

/** Flange: a short stroke across the pipe, drawn perpendicular to it on paper. */
export function Flange({ leg, along }: { leg: number; along: number }) {
  const at = on(leg, along);
  const [dx, dy] = ways[leg] as Point;
  return <path d={line(moved(at, [-dy, dx], 13), moved(at, [dy, -dx], 13))} {...ink} strokeWidth={3.4} />;
}

/** Number of an item of the bill of materials, in a square. */
export function ItemNumber({ number, at: [x, y], aside: [dx, dy] }: { number: number; at: Point; aside: Point }) {
  return (
    <g>
      <path d={`M${x} ${y}l${dx} ${dy}`} {...fine} />
      <rect x={x + dx - 13} y={y + dy - 14} width={26} height={28} {...fine} fill="var(--paper)" />
      <Text x={x + dx} y={y + dy + 6} anchor="middle" weight={600} fill="var(--ink)" words={number} />
    </g>
  );
}
