import { Ink, Note } from "../drawing/Text.tsx";
import { begun, finishedSteps, measured as temperature, minutesTo } from "../plant/batch.ts";
import { oClock } from "../plant/figures.ts";

const duration = minutesTo();

/** Where an hour of the day stands on the time axis. */
const hourOn = (x: number, width: number) => (hour: number) => x + (width * (hour * 60 - begun)) / duration;

/** Reactor temperature over the whole batch, on the time axis of the step chart. */
export function TemperatureChart({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const across = hourOn(x, width);
  const up = (value: number) => y + height * (1 - value / 100);
  const points = temperature.map(
    (value, index) => `${(x + (width * index) / (temperature.length - 1)).toFixed(1)},${up(value).toFixed(1)}`,
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
          <Note x={across(hour)} y={y + height + 24} anchor="middle" words={oClock(hour)} />
        </g>
      ))}
      <polyline points={points.join(" ")} fill="none" stroke="var(--ink)" strokeWidth={2.5} />
    </g>
  );
}

const rowStep = 34;

/** Steps of the batch: name, duration in minutes, actual value, and a bar on the time axis. */
export function StepChart({ x, y, width }: { x: number; y: number; width: number }) {
  const bar = { from: x + 300, width: width - 300 };
  const across = hourOn(bar.from, bar.width);
  return (
    <g>
      <Note x={x} y={y} words="Step" />
      <Note x={x + 286} y={y} anchor="end" words="min" />
      {[5, 6, 7, 8, 9, 10, 11].map((hour) => (
        <g key={hour}>
          <path d={`M${across(hour)} ${y + 10}V${y + 14 + finishedSteps.length * rowStep}`} stroke="var(--line)" />
          <Note x={across(hour)} y={y} anchor="middle" words={oClock(hour)} />
        </g>
      ))}
      <path d={`M${x} ${y + 10}H${x + width}`} stroke="var(--ink)" strokeWidth={2.2} />
      {finishedSteps.map(({ name, minutes, actual }, row) => {
        const start = begun + minutesTo(name);
        const from = across(start / 60);
        const to = across((start + minutes) / 60);
        const base = y + 36 + row * rowStep;
        const room = 10 * actual.length + 8;
        const before = to > bar.from + bar.width * 0.6;
        return (
          <g key={name}>
            <Ink x={x} y={base} words={name} />
            <Ink x={x + 286} y={base} anchor="end" words={minutes} />
            <rect x={from} y={base - 17} width={to - from} height={20} fill="var(--line-strong)" />
            <rect x={before ? from - 4 - room : to + 4} y={base - 17} width={room} height={22} fill="var(--paper)" />
            <Ink x={before ? from - 8 : to + 8} y={base} anchor={before ? "end" : "start"} words={actual} />
          </g>
        );
      })}
    </g>
  );
}
