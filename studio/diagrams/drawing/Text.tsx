import type { ComponentProps } from "react";
import type { Role } from "../../exports/structure.ts";
import { Tagged } from "./Tagged.tsx";

type TextProps = {
  x: number;
  y: number;
  size?: number;
  weight?: 400 | 500 | 600;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  /** What it is to those who cannot see it; a part of what is around it by default. */
  as?: Role;
  /** Nothing is drawn if undefined. */
  words: string | number | undefined;
};

/** One line of text; y is its baseline, size is in drawing units. Use at least 18 for anything that has to be read. */
export function Text({ x, y, size = 18, weight, anchor, fill = "var(--label)", as, words }: TextProps) {
  const text = words !== undefined && words !== "" && (
    <text x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor} fill={fill}>
      {words}
    </text>
  );
  return as ? <Tagged as={as}>{text}</Tagged> : text;
}

/** Text on paper, in ink. */
export const Ink = (props: TextProps) => <Text fill="var(--ink)" {...props} />;

/** Text on paper that explains, in soft ink. */
export const Note = (props: TextProps) => <Text fill="var(--ink-soft)" {...props} />;

/** Heading of a part of a sheet or, with `fill`, of a screen. */
export const Heading = (props: Omit<TextProps, "size" | "weight">) => (
  <Text size={20} weight={600} fill="var(--ink)" {...props} />
);

type LinesProps = Omit<TextProps, "words"> & { step: number; words: readonly string[] };

/** Lines of text below one another, `step` units apart; y is the first one's baseline. */
export const Lines = ({ y, step, words, ...look }: LinesProps) =>
  words.map((line, index) => <Text key={line} {...look} y={y + index * step} words={line} />);

type QuantityProps = {
  x: number;
  y: number;
  /** Of the value, and of the unit behind it. */
  sizes: readonly [value: number, unit: number];
  value: string | number;
  unit: string | undefined;
  anchor?: "end";
  weight?: 400 | 600;
  fill?: string;
  unitFill?: string;
};

/** A value and, smaller, its unit; y is their baseline. */
export const Quantity = ({
  x,
  y,
  sizes: [size, small],
  value,
  unit,
  anchor,
  weight = 600,
  fill = "var(--value)",
  unitFill = "var(--label)",
}: QuantityProps) => (
  <text x={x} y={y} fontSize={small} textAnchor={anchor} fill={unitFill}>
    <tspan fontSize={size} fontWeight={weight} fill={fill}>
      {value}
    </tspan>
    {unit && ` ${unit}`}
  </text>
);

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

/** The cells of one row of a table. Origin: its left edge, on the base line. */
export const Row = ({ x, y, columns, words, look }: RowProps) =>
  Object.entries(columns).map(([title, at], index) => {
    const [place, anchor] = typeof at === "number" ? ([at, "start"] as const) : ([at.right, "end"] as const);
    return (
      <Text
        key={title}
        x={x + place}
        y={y}
        anchor={anchor}
        as={words ? (index === 0 ? "RowHead" : "TD") : "ColumnHead"}
        words={words ? words[index] : title}
        {...look?.(anchor === "end", index)}
      />
    );
  });
