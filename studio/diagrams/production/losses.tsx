import { Lines, Quantity, Text } from "../drawing/Text.tsx";
import { figure, thousands } from "../plant/figures.ts";
import { effectiveness, good, machines, pareto, planned, ran, stopped } from "../plant/production.ts";
import { ratedSpeed } from "../plant/registers/bottling-line.ts";
import { outlined } from "../screen/equipment.tsx";

const bar = { fill: "var(--normal)", ...outlined, strokeWidth: 1.5 } as const;
const chart = { left: 56, width: 636, height: 356 } as const;

/**
 * Lost minutes by reason, longest first, with the cumulative share as a line against the right axis. Origin: top left.
 */
export function Pareto({ x, y }: { x: number; y: number }) {
  const reasons = pareto();
  const step = chart.width / reasons.length;
  const from = x + chart.left;
  const right = from + chart.width;
  const top = y + 60;
  const up = (minutes: number) => top + chart.height * (1 - minutes / stopped);
  const foot = up(0);
  const middle = (at: number) => from + (at + 0.5) * step;
  return (
    <g>
      <Text x={x} y={y + 20} size={26} weight={600} fill="var(--text)" words={`Lost time by reason, ${stopped} min`} />
      <rect x={from} y={top} width={chart.width} height={chart.height} fill="var(--field)" />
      {[0, 20, 40, 60].map((minutes) => (
        <g key={minutes}>
          <path d={`M${from} ${up(minutes)}H${right}`} stroke="var(--grid)" strokeWidth={1.5} />
          <Text x={from - 10} y={up(minutes) + 8} size={22} anchor="end" words={minutes} />
        </g>
      ))}
      {[50, 100].map((share) => (
        <Text key={share} x={right + 10} y={up((share / 100) * stopped) + 8} size={22} words={`${share} %`} />
      ))}
      {reasons.map(({ reason, minutes, count }, index) => {
        const left = from + index * step + 12;
        const top = up(minutes);
        const text = { x: middle(index), anchor: "middle", fill: "var(--text)" } as const;
        return (
          <g key={reason}>
            <rect x={left} y={top} width={step - 24} height={foot - top} {...bar} />
            <Text {...text} y={top + (minutes > 8 ? 28 : -9)} size={24} weight={600} words={minutes} />
            <Lines {...text} y={foot + 28} step={26} size={22} words={reason.split(" ")} />
            <Text x={middle(index)} y={foot + 82} size={22} anchor="middle" words={`${figure(count)} ×`} />
          </g>
        );
      })}
      <polyline
        points={reasons.map(({ share }, index) => `${middle(index)},${up(share * stopped)}`).join(" ")}
        fill="none"
        stroke="var(--value)"
        strokeWidth={4}
      />
      {reasons.map(({ share }, index) => (
        <circle key={index} cx={middle(index)} cy={up(share * stopped)} r={7} fill="var(--value)" />
      ))}
    </g>
  );
}

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
export const Effectiveness = ({ x, y }: { x: number; y: number }) => (
  <g>
    {factors.map(({ name, share, of, sign }, index) => {
      const left = x + index * step;
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
