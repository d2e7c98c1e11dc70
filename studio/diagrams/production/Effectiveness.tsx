import { Quantity, Text } from "../drawing/Text.tsx";
import { figure, thousands } from "../plant/figures.ts";
import { effectiveness, good, machines, planned, ran, ratedSpeed } from "../plant/production.ts";

const made = machines[0]?.taken ?? 0;
const factors = [
  { name: "Availability", share: effectiveness.availability, of: `${ran} of ${planned} min`, sign: "×" },
  {
    name: "Performance",
    share: effectiveness.performance,
    of: `${thousands(made)} of ${thousands(ratedSpeed * ran)}`,
    sign: "×",
  },
  { name: "Quality", share: effectiveness.quality, of: `${thousands(good)} of ${thousands(made)}`, sign: "=" },
  { name: "OEE", share: effectiveness.oee, of: "of the shift until now", sign: "" },
] as const;
const step = 396;

/** OEE as the product of three rates, each with its counts. Origin: top left; 1552 wide, 172 high. */
export function Effectiveness({ x, y }: { x: number; y: number }) {
  return (
    <g>
      {factors.map(({ name, share, of, sign }, at) => {
        const left = x + at * step;
        const result = name === "OEE";
        const label = result ? "var(--on-running)" : "var(--label)";
        return (
          <g key={name}>
            <rect
              x={left}
              y={y}
              width={364}
              height={172}
              fill={result ? "var(--running)" : "var(--field)"}
              stroke={result ? "var(--text)" : "none"}
              strokeWidth={3}
            />
            <Text x={left + 20} y={y + 38} size={24} fill={label} words={name} />
            <Quantity
              x={left + 20}
              y={y + 112}
              sizes={[68, 32]}
              value={figure(100 * share, 1)}
              unit="%"
              fill={result ? label : "var(--value)"}
              unitFill={label}
            />
            <Text x={left + 20} y={y + 152} size={23} fill={label} words={of} />
            <Text x={left + 380} y={y + 104} size={36} anchor="middle" fill="var(--text)" words={sign} />
          </g>
        );
      })}
    </g>
  );
}
