import { figure } from "../plant/figures.ts";
import { links, pumpPressure, type StationTag } from "../plant/reservoirs.ts";
import { LinkMark } from "../screen/LinkMark.tsx";
import { Pump } from "../screen/equipment.tsx";

/** Two pumps in parallel in the main, one on duty; tag, pressure and link below. Origin: inlet of the main. */
export function PumpingStation({ x, y, tag }: { x: number; y: number; tag: StationTag }) {
  return (
    <g>
      <path
        d={`M${x} ${y}V${y + 56}H${x + 68}V${y}M${x} ${y}H${x + 68}`}
        stroke="var(--pipe)"
        strokeWidth={4}
        fill="none"
      />
      <Pump x={x + 34} y={y} state="running" />
      <Pump x={x + 34} y={y + 56} state="stopped" />
      <text x={x - 10} y={y + 112} fontSize={22} fill="var(--label)">
        <tspan fontWeight={600} fill="var(--text)">
          {tag}
        </tspan>
        {`  ${figure(pumpPressure(tag), 1)} bar`}
      </text>
      <LinkMark x={x + 2} y={y + 142} of={links[tag]} />
    </g>
  );
}
