import { Lines, Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { pareto, stopped } from "../plant/production.ts";
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
      {reasons.map(({ reason, minutes, count }, at) => {
        const left = from + at * step + 12;
        const top = up(minutes);
        const text = { x: middle(at), anchor: "middle", fill: "var(--text)" } as const;
        return (
          <g key={reason}>
            <rect x={left} y={top} width={step - 24} height={foot - top} {...bar} />
            <Text {...text} y={top + (minutes > 8 ? 28 : -9)} size={24} weight={600} words={minutes} />
            <Lines {...text} y={foot + 28} step={26} size={22} words={reason.split(" ")} />
            <Text x={middle(at)} y={foot + 82} size={22} anchor="middle" words={`${figure(count)} ×`} />
          </g>
        );
      })}
      <polyline
        points={reasons.map(({ share }, at) => `${middle(at)},${up(share * stopped)}`).join(" ")}
        fill="none"
        stroke="var(--value)"
        strokeWidth={4}
      />
      {reasons.map(({ share }, at) => (
        <circle key={at} cx={middle(at)} cy={up(share * stopped)} r={7} fill="var(--value)" />
      ))}
    </g>
  );
}
