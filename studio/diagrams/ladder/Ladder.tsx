import type { Past, Rung, TagList, Values } from "./program.ts";
import { RungDrawing, rungHeight } from "./RungDrawing.tsx";

type LadderProps = {
  x: number;
  right: number;
  top: number;
  bottom: number;
  first: number;
  rungs: readonly Rung[];
  tags: TagList;
  values: Values;
  past: Past;
};

/** A column of rungs between two rails, spaced evenly over the height. */
export function Ladder({ x, right, top, bottom, first, rungs, tags, values, past }: LadderProps) {
  const needed = rungs.reduce((sum, rung) => sum + rungHeight(rung), 0);
  const gap = (bottom - top - needed) / rungs.length;
  return (
    <g>
      <path d={`M${x} ${top}V${bottom}M${right} ${top}V${bottom}`} stroke="var(--ink)" strokeWidth={5} />
      {rungs.map((rung, at) => {
        const above = rungs.slice(0, at).reduce((sum, other) => sum + rungHeight(other) + gap, 0);
        return (
          <RungDrawing
            key={rung.comment[0]}
            x={x}
            y={top + gap / 2 + above}
            right={right}
            number={first + at}
            rung={rung}
            tags={tags}
            values={values}
            past={past}
          />
        );
      })}
    </g>
  );
}
