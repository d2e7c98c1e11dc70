import type { ComponentProps } from "react";
import { Text } from "./Text.tsx";

/** Columns of a table by their titles: how far the left edge, or the right one of numbers, is from that of the table. */
export type Columns = Readonly<Record<string, number | { right: number }>>;

type RowProps = {
  x: number;
  y: number;
  columns: Columns;
  /** The titles by default. */
  words?: readonly (string | number)[];
  look?: (right: boolean, index: number) => Pick<ComponentProps<typeof Text>, "size" | "weight" | "fill">;
};

/** One row of a table. Origin: its left edge, on the base line. */
export const Row = ({ x, y, columns, words = Object.keys(columns), look }: RowProps) =>
  Object.entries(columns).map(([title, at], index) => {
    const [place, anchor] = typeof at === "number" ? ([at, "start"] as const) : ([at.right, "end"] as const);
    return (
      <Text key={title} x={x + place} y={y} anchor={anchor} words={words[index]} {...look?.(anchor === "end", index)} />
    );
  });
