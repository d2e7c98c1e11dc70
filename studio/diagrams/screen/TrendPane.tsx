import { Text } from "../drawing/Text.tsx";

type Line = { pen: 1 | 2 | 3 | 4; values: readonly number[] };

type TrendPaneProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  hours: readonly number[];
  lines: readonly Line[];
  range: readonly [low: number, high: number];
  grid: readonly number[];
  unit: string;
  limits: readonly { at: number; name: string }[];
  clock?: boolean;
};

/** A pump's start or stop, which must stay vertical when samples are left out. */
const leaps = (value: number, beside = value) => Math.abs(value - beside) > 50;

/** One pane of the trend screen on a shared time axis in hours of the day (negative: the day before). */
export function TrendPane({
  x,
  y,
  width,
  height,
  hours,
  lines,
  range,
  grid,
  unit,
  limits,
  clock = false,
}: TrendPaneProps) {
  const [first = 0, last = 1] = [hours[0], hours.at(-1)];
  const across = (hour: number) => x + (width * (hour - first)) / (last - first);
  const up = (value: number) => y + height * (1 - (value - range[0]) / (range[1] - range[0]));
  const marks = Array.from({ length: 6 }, (_, at) => -8 + at * 4);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--field)" stroke="var(--pipe)" />
      {marks.map((hour) => (
        <path key={hour} d={`M${across(hour)} ${y}V${y + height}`} stroke="var(--grid)" />
      ))}
      {grid.map((value) => (
        <g key={value}>
          <path d={`M${x} ${up(value)}H${x + width}`} stroke="var(--grid)" />
          <Text x={x - 8} y={up(value) + 6} anchor="end" words={value} />
        </g>
      ))}
      {limits.map(({ at, name }) => (
        <g key={name}>
          <path d={`M${x} ${up(at)}H${x + width}`} stroke="var(--text)" strokeWidth={1.5} strokeDasharray="8 5" />
          <Text x={x + width - 8} y={up(at) + (up(at) - y < 22 ? 20 : -6)} anchor="end" words={name} />
        </g>
      ))}
      {lines.map(({ pen, values }) => (
        <polyline
          key={pen}
          points={values
            .map((value, at) => ({ value, hour: hours[at] ?? first, at }))
            .filter(
              ({ value, at }) =>
                at % 4 === 0 ||
                at === values.length - 1 ||
                leaps(value, values[at - 1]) ||
                leaps(value, values[at + 1]),
            )
            .map(({ value, hour }) => `${across(hour).toFixed(1)},${up(value).toFixed(1)}`)
            .join(" ")}
          fill="none"
          stroke={`var(--pen-${pen})`}
          strokeWidth={3}
          strokeDasharray={pen === 3 ? "12 6" : undefined}
        />
      ))}
      <Text x={x} y={y - 8} words={unit} />
      {clock &&
        marks.map((hour) => (
          <Text
            key={hour}
            x={across(hour)}
            y={y + height + 23}
            anchor="middle"
            words={`${String((hour + 24) % 24).padStart(2, "0")}:00`}
          />
        ))}
    </g>
  );
}
