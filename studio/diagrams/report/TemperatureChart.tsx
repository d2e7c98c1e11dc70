import { Note } from "../drawing/Text.tsx";
import { history } from "../plant/histories.ts";

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
