import { Ink, Note } from "../drawing/Text.tsx";
import type { Step } from "../plant/batch.ts";

const rowStep = 34;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Steps of a batch: name, start, duration in minutes, target, actual, and a bar on the time axis. */
export function StepChart({ x, y, width, steps }: { x: number; y: number; width: number; steps: readonly Step[] }) {
  const first = minutesOf(steps[0]?.start ?? "00:00");
  const all = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const bar = { from: x + 300, width: width - 300 };
  const across = (minute: number) => bar.from + (bar.width * (minute - first)) / all;
  return (
    <g>
      <Note x={x} y={y} words="Step" />
      <Note x={x + 286} y={y} anchor="end" words="min" />
      {[5, 6, 7, 8, 9, 10, 11].map((hour) => (
        <g key={hour}>
          <path d={`M${across(hour * 60)} ${y + 10}V${y + 14 + steps.length * rowStep}`} stroke="var(--line)" />
          <Note x={across(hour * 60)} y={y} anchor="middle" words={`${String(hour).padStart(2, "0")}:00`} />
        </g>
      ))}
      <path d={`M${x} ${y + 10}H${x + width}`} stroke="var(--ink)" strokeWidth={2.2} />
      {steps.map(({ name, start, minutes, actual }, row) => {
        const from = across(minutesOf(start));
        const to = across(minutesOf(start) + minutes);
        const base = y + 36 + row * rowStep;
        const before = to > bar.from + bar.width * 0.6;
        return (
          <g key={name}>
            <Ink x={x} y={base} words={name} />
            <Ink x={x + 286} y={base} anchor="end" words={minutes} />
            <rect x={from} y={base - 17} width={to - from} height={20} fill="var(--line-strong)" />
            <rect x={before ? from - 122 : to + 4} y={base - 17} width={118} height={22} fill="var(--paper)" />
            <Ink x={before ? from - 8 : to + 8} y={base} anchor={before ? "end" : "start"} words={actual} />
          </g>
        );
      })}
    </g>
  );
}
