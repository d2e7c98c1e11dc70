import type { ComponentProps, ReactNode } from "react";
import { viewsOf } from "../drawing/views.ts";
import { Sheet } from "../sheet/Sheet.tsx";
import type { Rung, TagList, Values } from "./program.ts";
import { RungDrawing, rungHeight } from "./RungDrawing.tsx";

/** The two columns. */
export const views = viewsOf({
  left: { left: 36, top: 36, right: 800, bottom: 900 },
  right: { left: 800, top: 36, right: 1564, bottom: 900 },
});

const [top, bottom] = [54, 892];

interface Program {
  rungs: readonly Rung[];
  tags: TagList;
  values: Values;
}
type LadderProps = Program & { x: number; right: number; first: number };

/** A column of rungs between two rails, spaced evenly over the height. */
function Ladder({ x, right, first, rungs, ...state }: LadderProps) {
  const needed = rungs.reduce((sum, rung) => sum + rungHeight(rung), 0);
  const gap = (bottom - top - needed) / rungs.length;
  return (
    <g>
      <path d={`M${x} ${top}V${bottom}M${right} ${top}V${bottom}`} stroke="var(--ink)" strokeWidth={5} />
      {rungs.map((rung, index) => {
        const above = rungs.slice(0, index).reduce((sum, other) => sum + rungHeight(other) + gap, 0);
        const place = { x, right, y: top + gap / 2 + above };
        return <RungDrawing key={rung.comment[0]} {...place} number={first + index} rung={rung} {...state} />;
      })}
    </g>
  );
}

interface ProgramSheetProps extends Program, Omit<ComponentProps<typeof Sheet>, "children"> {
  /** Number of rungs in the left column; the others are in the right one. */
  left: number;
  children?: ReactNode;
}

/** A ladder program in two columns on a drawing sheet, with the power flow for the given tag values. */
export const ProgramSheet = ({ left, rungs, tags, values, children, ...titles }: ProgramSheetProps) => (
  <Sheet {...titles}>
    <Ladder x={84} right={784} first={1} rungs={rungs.slice(0, left)} tags={tags} values={values} />
    <Ladder x={856} right={1550} first={left + 1} rungs={rungs.slice(left)} tags={tags} values={values} />
    {children}
  </Sheet>
);
