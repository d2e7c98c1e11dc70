import { Text } from "../drawing/Text.tsx";
import { junctions } from "./junctions.ts";
import type { Device, WireRun } from "./device.ts";

/** All wires with their numbers, and a dot where three or more conductors meet. */
export function Wires({ wires, devices }: { wires: readonly WireRun[]; devices: readonly Device[] }) {
  return (
    <g>
      {wires.map(({ number, path, label }, at) => (
        <g key={at}>
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
}
