import { Note, Ink } from "../drawing/Text.tsx";
import { history } from "../plant/histories.ts";
import type { Step } from "../plant/batch.ts";

const minutes = 419;
/** 04:10, in hours. */
const begun = 4 + 10 / 60;
const heatFrom = 53;
const heatTo = 101;
const coolFrom = 342;
const coolTo = 384;

/** Temperature of batch 2417 by the minute, °C: heated in 48 min, held at 80, cooled in 42 min. */
const temperature = history(
  5,
  29.4,
  0.12,
  (time) => {
    const minute = time * minutes;
    if (minute < heatFrom) return 23;
    if (minute < heatTo) return 23 + (57 * (minute - heatFrom)) / (heatTo - heatFrom);
    if (minute < coolFrom) return 80 + 0.6 * Math.exp((heatTo - minute) / 18) * Math.sin((minute - heatTo) / 7);
    return 29.4 + 50.6 * Math.exp((coolFrom - minute) / ((coolTo - coolFrom) / 4.8));
  },
  140,
);

/** Reactor temperature over the whole batch, on the time axis of the step chart. */
export function TemperatureChart({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const across = (hour: number) => x + (width * ((hour - begun) * 60)) / minutes;
  const up = (value: number) => y + height * (1 - value / 100);
  const points = temperature.map(
    (value, at) => `${(x + (width * at) / (temperature.length - 1)).toFixed(1)},${up(value).toFixed(1)}`,
  );
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke="var(--line-strong)" />
      {[20, 40, 60, 80].map((value) => (
        <g key={value}>
          <path d={`M${x} ${up(value)}H${x + width}`} stroke="var(--line)" />
          <Note x={x - 8} y={up(value) + 6} anchor="end" words={value} />
        </g>
      ))}
      {[5, 7, 9, 11].map((hour) => (
        <g key={hour}>
          <path d={`M${across(hour)} ${y}V${y + height}`} stroke="var(--line)" />
          <Note x={across(hour)} y={y + height + 24} anchor="middle" words={`${String(hour).padStart(2, "0")}:00`} />
        </g>
      ))}
      <polyline points={points.join(" ")} fill="none" stroke="var(--ink)" strokeWidth={2.5} />
    </g>
  );
}

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
