import { Text } from "../drawing/Text.tsx";
import { machines } from "../plant/production.ts";
import { thousands } from "../plant/figures.ts";
import { outlined } from "../screen/equipment.tsx";

const step = 151;

const arrow = { fill: "none", stroke: "var(--pipe)", strokeWidth: 3 } as const;

/** Rejects and output of each machine of the line. Origin: top left. */
export function MachineCounts({ x, y }: { x: number; y: number }) {
  return (
    <g>
      {machines.map(({ machine, passed, rejected }, at) => {
        const left = x + at * step;
        const middle = left + (step - 28) / 2;
        const count = { x: middle, weight: 600, anchor: "middle", fill: "var(--value)" } as const;
        return (
          <g key={machine}>
            {at > 0 && <path d={`M${left - 25} ${y + 46}H${left - 4}m-8-7l9 7l-9 7`} {...arrow} />}
            <rect x={left} y={y} width={step - 28} height={92} fill="var(--field)" {...outlined} strokeWidth={2} />
            <Text x={middle} y={y + 34} size={22} anchor="middle" fill="var(--text)" words={machine} />
            <Text {...count} y={y + 72} size={26} words={thousands(passed)} />
            <path d={`M${middle} ${y + 92}v20m-7-9l7 9l7-9`} {...arrow} />
            <Text {...count} y={y + 138} size={24} words={thousands(rejected)} />
          </g>
        );
      })}
    </g>
  );
}
