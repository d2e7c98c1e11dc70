import { Quantity, Text } from "../drawing/Text.tsx";
import { figure, thousands } from "../plant/figures.ts";
import { effectiveness, good, machines, planned, ran, ratedSpeed } from "../plant/production.ts";

const made = machines[0]?.taken ?? 0;
const { availability, performance, quality, oee } = effectiveness;
const factors = [
  { name: "Availability", share: availability, of: `${ran} of ${planned} min`, sign: "×" },
  { name: "Performance", share: performance, of: `${thousands(made)} of ${thousands(ratedSpeed * ran)}`, sign: "×" },
  { name: "Quality", share: quality, of: `${thousands(good)} of ${thousands(made)}`, sign: "=" },
  { name: "OEE", share: oee, of: "of the shift until now", sign: "" },
] as const;
const step = 396;
const looks = {
  factor: { fill: "var(--field)", label: "var(--label)", value: "var(--value)" },
  result: {
    fill: "var(--running)",
    stroke: "var(--text)",
    strokeWidth: 3,
    label: "var(--on-running)",
    value: "var(--on-running)",
  },
};

/** OEE as the product of three rates, each with its counts. Origin: top left; 1552 wide, 172 high. */
export function Effectiveness({ x, y }: { x: number; y: number }) {
  return (
    <g>
      {factors.map(({ name, share, of, sign }, at) => {
        const left = x + at * step;
        const { label, value, ...box } = name === "OEE" ? looks.result : looks.factor;
        return (
          <g key={name}>
            <rect x={left} y={y} width={364} height={172} {...box} />
            <Text x={left + 20} y={y + 38} size={24} fill={label} words={name} />
            <Quantity
              x={left + 20}
              y={y + 112}
              sizes={[68, 32]}
              value={figure(100 * share, 1)}
              unit="%"
              fill={value}
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
