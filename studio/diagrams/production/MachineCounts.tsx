import { Text } from "../drawing/Text.tsx";
import { machines } from "../plant/production.ts";
import { thousands } from "../plant/figures.ts";

const step = 151;

/** Rejects and output of each machine of the line. Origin: top left. */
export function MachineCounts({ x, y }: { x: number; y: number }) {
  return (
    <g>
      {machines.map(({ machine, passed, rejected }, at) => {
        const left = x + at * step;
        return (
          <g key={machine}>
            {at > 0 && (
              <path
                d={`M${left - 25} ${y + 46}H${left - 4}M${left - 12} ${y + 39}L${left - 3} ${y + 46}L${left - 12} ${y + 53}`}
                fill="none"
                stroke="var(--pipe)"
                strokeWidth={3}
              />
            )}
            <rect
              x={left}
              y={y}
              width={step - 28}
              height={92}
              fill="var(--field)"
              stroke="var(--outline)"
              strokeWidth={2}
            />
            <Text x={left + (step - 28) / 2} y={y + 34} size={22} anchor="middle" fill="var(--text)" words={machine} />
            <Text
              x={left + (step - 28) / 2}
              y={y + 72}
              size={26}
              weight={600}
              anchor="middle"
              fill="var(--value)"
              words={thousands(passed)}
            />
            <path
              d={`M${left + (step - 28) / 2} ${y + 92}v20m-7-9l7 9l7-9`}
              fill="none"
              stroke="var(--pipe)"
              strokeWidth={3}
            />
            <Text
              x={left + (step - 28) / 2}
              y={y + 138}
              size={24}
              weight={600}
              anchor="middle"
              fill="var(--value)"
              words={thousands(rejected)}
            />
          </g>
        );
      })}
    </g>
  );
}
