import { Text } from "../drawing/Text.tsx";
import { oClock } from "../plant/figures.ts";
import type { Loop, Range } from "../plant/registers/tag-list.ts";

type Area = Readonly<Record<"x" | "y" | "width" | "height", number>>;

/** Where a value stands over the height of an area. */
const upIn =
  ({ y, height }: Area, [low, high]: Range) =>
  (value: number) =>
    y + height * (1 - (value - low) / (high - low));

const pointsOf = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map((point) => point.map((at) => at.toFixed(1)).join(",")).join(" ");

type TrendProps = Area & {
  title: string;
  now: string;
  points: readonly number[];
  /** Unit, range, normal range and upper limit. */
  of: Pick<Loop, "unit" | "limits"> & { range: Range; normal: Range };
  from: string;
};

/** A small trend with scale and normal range; points are evenly spaced in time, the last is now. */
export function Trend({ title, now, points, of: { unit, limits, range, normal }, from, ...area }: TrendProps) {
  const { x, y, width, height } = area;
  const limit = limits?.H;
  const up = upIn(area, range);
  const band = { x: x + 1, y: up(normal[1]), width: width - 2, height: up(normal[0]) - up(normal[1]) };
  const line = points.map((value, index) => [x + (width * index) / (points.length - 1), up(value)] as const);
  return (
    <g>
      <Text x={x} y={y - 10} fill="var(--text)" words={title} />
      <Text x={x + width} y={y - 10} anchor="end" weight={600} fill="var(--value)" words={`${now} ${unit}`} />
      <rect {...area} fill="var(--field)" stroke="var(--pipe)" />
      <rect {...band} fill="var(--normal)" fillOpacity={0.5} />
      {limit !== undefined && (
        <path d={`M${x} ${up(limit)}H${x + width}`} stroke="var(--text)" strokeWidth={2} strokeDasharray="8 5" />
      )}
      <polyline points={pointsOf(line)} fill="none" stroke="var(--value)" strokeWidth={2.5} />
      <Text x={x} y={y + height + 22} words={from} />
      <Text x={x + width / 2} y={y + height + 22} anchor="middle" words={`scale ${range[0]} to ${range[1]} ${unit}`} />
      <Text x={x + width} y={y + height + 22} anchor="end" words="now" />
    </g>
  );
}

type TrendPaneProps = Area & {
  hours: readonly number[];
  lines: readonly { pen: 1 | 2 | 3 | 4; values: readonly number[] }[];
  range: Range;
  grid: readonly number[];
  unit: string;
  limits: readonly { at: number; name: string }[];
  clock?: boolean;
};

/** A pump's start or stop, which must stay vertical when samples are left out. */
const leaps = (value: number, beside = value) => Math.abs(value - beside) > 50;

/** One pane of the trend screen on a shared time axis in hours of the day (negative: the day before). */
export function TrendPane({ hours, lines, range, grid, unit, limits, clock = false, ...area }: TrendPaneProps) {
  const { x, y, width, height } = area;
  const [first = 0, last = 1] = [hours[0], hours.at(-1)];
  const across = (hour: number) => x + (width * (hour - first)) / (last - first);
  const up = upIn(area, range);
  const marks = Array.from({ length: 6 }, (_, index) => -8 + index * 4);
  const shown = (values: readonly number[]) =>
    values.flatMap((value, index) =>
      index % 4 === 0 ||
      index === values.length - 1 ||
      leaps(value, values[index - 1]) ||
      leaps(value, values[index + 1])
        ? [[across(hours[index] ?? first), up(value)] as const]
        : [],
    );
  return (
    <g>
      <rect {...area} fill="var(--field)" stroke="var(--pipe)" />
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
        <polyline key={pen} points={pointsOf(shown(values))} fill="none" {...strokeOf(pen)} strokeWidth={3} />
      ))}
      <Text x={x} y={y - 8} words={unit} />
      {clock &&
        marks.map((hour) => (
          <Text key={hour} x={across(hour)} y={y + height + 23} anchor="middle" words={oClock((hour + 24) % 24)} />
        ))}
    </g>
  );
}

/** Color of a pen; the third is dashed too. */
export const strokeOf = (pen: 1 | 2 | 3 | 4) => ({
  stroke: `var(--pen-${pen})`,
  ...(pen === 3 && { strokeDasharray: "12 6" }),
});
