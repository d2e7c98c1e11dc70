type TextProps = {
  x: number;
  y: number;
  size?: number;
  weight?: 400 | 500 | 600;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  /** Without words nothing is drawn. */
  words: string | number | undefined;
};

/** One line of text; y is its base line, size in drawing units (18 is the least for what matters). */
export function Text({ x, y, size = 18, weight, anchor, fill = "var(--label)", words }: TextProps) {
  if (words === undefined || words === "") return null;
  return (
    <text x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor} fill={fill}>
      {words}
    </text>
  );
}
