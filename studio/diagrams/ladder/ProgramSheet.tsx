import type { ComponentProps, ReactNode } from "react";
import { viewsOf } from "../drawing/views.ts";
import { Sheet } from "../sheet/Sheet.tsx";
import { Ladder } from "./Ladder.tsx";
import type { Past } from "./program.ts";

/** The two columns. */
export const views = viewsOf({
  left: { left: 36, top: 36, right: 800, bottom: 900 },
  right: { left: 800, top: 36, right: 1564, bottom: 900 },
});

type LadderProps = ComponentProps<typeof Ladder>;

interface ProgramSheetProps
  extends
    Pick<LadderProps, "rungs" | "tags" | "values">,
    Pick<ComponentProps<typeof Sheet>, "item" | "title" | "subject" | "sheet"> {
  /** Number of rungs in the left column; the others are in the right one. */
  left: number;
  children?: ReactNode;
}

/** A ladder program in two columns on a drawing sheet, with the power flow for the given tag values. */
export const ProgramSheet = ({ left, rungs, tags, values, children, ...titles }: ProgramSheetProps) => {
  const past: Past = { before: values, expired: new Set() };
  const columns = [
    { x: 84, right: 784, first: 1, rungs: rungs.slice(0, left) },
    { x: 856, right: 1550, first: left + 1, rungs: rungs.slice(left) },
  ];
  return (
    <Sheet {...titles}>
      {columns.map((column) => (
        <Ladder key={column.x} {...column} top={54} bottom={892} {...{ tags, values, past }} />
      ))}
      {children}
    </Sheet>
  );
};
