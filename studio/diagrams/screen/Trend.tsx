import { Text } from "../drawing/Text.tsx";

type TrendProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  now: string;
  unit: string;
  points: readonly number[];
  range: readonly [low: number, high: number];
  normal: readonly [low: number, high: number];
  limit?: number;
  from: string;
};

/** A small trend with scale and normal range; points are evenly spaced in time, the last is now. */
export function Trend({ x, y, width, height, title, now, unit, points, range, normal, limit, from }: TrendProps) {
  const at = (value: number) => y + height * (1 - (value - range[0]) / (range[1] - range[0]));
  const line = points.map(
    (value, index) => `${(x + (width * index) / (points.length - 1)).toFixed(1)},${at(value).toFixed(1)}`,
  );
  return (
    <g>
      <Text x={x} y={y - 10} fill="var(--text)" words={title} />
      <Text x={x + width} y={y - 10} anchor="end" weight={600} fill="var(--value)" words={`${now} ${unit}`} />
      <rect x={x} y={y} width={width} height={height} fill="var(--field)" stroke="var(--pipe)" />
      <rect
        x={x + 1}
        y={at(normal[1])}
        width={width - 2}
        height={at(normal[0]) - at(normal[1])}
        fill="var(--normal)"
        fillOpacity={0.5}
      />
      {limit !== undefined && (
        <path d={`M${x} ${at(limit)}H${x + width}`} stroke="var(--text)" strokeWidth={2} strokeDasharray="8 5" />
      )}
      <polyline points={line.join(" ")} fill="none" stroke="var(--value)" strokeWidth={2.5} />
      <Text x={x} y={y + height + 22} words={from} />
      <Text x={x + width / 2} y={y + height + 22} anchor="middle" words={`scale ${range[0]} to ${range[1]} ${unit}`} />
      <Text x={x + width} y={y + height + 22} anchor="end" words="now" />
    </g>
  );
}
