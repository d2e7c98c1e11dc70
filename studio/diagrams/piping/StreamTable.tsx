import { Ink, Note } from "../drawing/Text.tsx";
import { figure, thousands } from "../plant/figures.ts";
import { streams } from "../plant/scrubber.ts";
import type { Stream } from "../plant/scrubber.ts";

/** Three decimals below 1, one below 100, none above. */
const size = (value: number) => (value < 1 ? figure(value, 3) : value < 100 ? figure(value, 1) : thousands(value));
const rows: readonly [string, (stream: Stream) => string][] = [
  ["kg/h", ({ mass }) => size(mass)],
  ["m³/h", ({ volume }) => size(volume)],
  ["°C", ({ temperature }) => figure(temperature)],
  ["HCl, mg/Nm³ dry", ({ acid }) => (acid === undefined ? "" : figure(acid))],
];
const columns = { first: 200, step: 187 } as const;
const step = 29;

/** Stream table at design load. Origin: top left; 1509 wide, 150 high. */
export function StreamTable({ x, y }: { x: number; y: number }) {
  const right = (at: number) => x + columns.first + (at + 1) * columns.step;
  const width = columns.first + streams.length * columns.step;
  return (
    <g>
      <path
        d={[0, 1, 2, 3, 4, 5].map((row) => `M${x} ${y + row * step}H${x + width}`).join("")}
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <path d={`M${x} ${y}H${x + width}`} stroke="var(--ink)" strokeWidth={2.5} />
      {streams.map(({ number, name }, at) => (
        <Ink
          key={number}
          x={right(at) - 10}
          y={y + 22}
          size={20}
          weight={600}
          anchor="end"
          words={`${number}  ${name}`}
        />
      ))}
      {rows.map(([unit, of], row) => (
        <g key={unit}>
          <Note x={x} y={y + 22 + (row + 1) * step} size={20} words={unit} />
          {streams.map((stream, at) => (
            <Ink
              key={stream.number}
              x={right(at) - 10}
              y={y + 22 + (row + 1) * step}
              size={20}
              anchor="end"
              words={of(stream)}
            />
          ))}
        </g>
      ))}
    </g>
  );
}
