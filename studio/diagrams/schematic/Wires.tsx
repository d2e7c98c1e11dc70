import { Text } from "../drawing/Text.tsx";
import { type Device, type Point, terminalPoints, type WireRun } from "./device.ts";

/** All wires with their numbers, and a dot where three or more conductors meet. */
export const Wires = ({ wires, devices }: { wires: readonly WireRun[]; devices: readonly Device[] }) => (
  <g>
    {wires.map(({ number, path, label }, index) => (
      <g key={index}>
        <path
          d={`M${path.map(([x, y]) => `${x} ${y}`).join("L")}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2.2}
          strokeDasharray={number === "PE" ? "18 5 4 5" : undefined}
        />
        {label && <Text x={label[0] - 7} y={label[1] - 7} anchor="end" fill="var(--accent)" words={number} />}
      </g>
    ))}
    {junctions(wires, devices).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} fill="var(--ink)" />
    ))}
  </g>
);

const directionFrom = (from: Point, to: Point) => `${Math.sign(to[0] - from[0])},${Math.sign(to[1] - from[1])}`;

function passesThrough([x, y]: Point, a: Point, b: Point): boolean {
  const within = (value: number, p: number, q: number) => value >= Math.min(p, q) && value <= Math.max(p, q);
  const onLine = (b[0] - a[0]) * (y - a[1]) === (b[1] - a[1]) * (x - a[0]);
  return onLine && within(x, a[0], b[0]) && within(y, a[1], b[1]);
}

/** Points at which three or more conductors with the same wire number meet. They are marked with a dot. */
function junctions(wires: readonly WireRun[], devices: readonly Device[]): Point[] {
  const found = new Map<string, Point>();
  for (const { number, path } of wires) {
    for (const point of path) {
      const ways = new Set<string>();
      for (const other of wires.filter((wire) => wire.number === number)) {
        for (const [index, a] of other.path.slice(0, -1).entries()) {
          const b = other.path[index + 1] ?? a;
          if (!passesThrough(point, a, b)) continue;
          for (const end of [a, b]) if (end[0] !== point[0] || end[1] !== point[1]) ways.add(directionFrom(point, end));
        }
      }
      for (const device of devices) {
        for (const [index, [x, y]] of terminalPoints(device).entries()) {
          if (x === point[0] && y === point[1]) ways.add(index === 0 && device.kind !== "output" ? "0,1" : "0,-1");
        }
      }
      if (ways.size > 2) found.set(point.join(), point);
    }
  }
  return [...found.values()];
}
