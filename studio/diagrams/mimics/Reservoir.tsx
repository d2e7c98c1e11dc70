import { Quantity, Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { gain, reservoirs } from "../plant/reservoirs.ts";
import type { ReservoirTag } from "../plant/reservoirs.ts";

/** A reservoir with its level and rate of change; dashed and dim while its values are stale. 150 wide, 112 high. */
export function Reservoir({ x, y, tag, held = false }: { x: number; y: number; tag: ReservoirTag; held?: boolean }) {
  const { name, level } = reservoirs[tag];
  const water = y + 112 * (1 - level / 100);
  return (
    <g>
      <rect x={x} y={y} width={150} height={112} fill="var(--panel)" />
      {!held && <rect x={x} y={water} width={150} height={y + 112 - water} fill="var(--content)" />}
      {held && <path d={`M${x} ${water}H${x + 150}`} stroke="var(--label)" strokeWidth={2} strokeDasharray="6 5" />}
      <path d={`M${x} ${y - 8}V${y + 112}H${x + 150}V${y - 8}`} fill="none" stroke="var(--outline)" strokeWidth={3.5} />
      <Text x={x + 10} y={y + 20} size={22} weight={600} fill="var(--text)" words={tag} />
      <Text x={x + 140} y={y + 20} size={22} anchor="end" words={name} />
      <Quantity
        x={x + 10}
        y={y + 75}
        sizes={[32, 24]}
        value={level}
        unit="%"
        weight={held ? 400 : 600}
        fill={held ? "var(--label)" : "var(--value)"}
        unitFill="var(--text)"
      />
      <Text
        x={x + 10}
        y={y + 104}
        size={24}
        fill="var(--text)"
        words={held ? "values held" : `${figure(gain(tag), 0, true)} m³/h`}
      />
    </g>
  );
}
