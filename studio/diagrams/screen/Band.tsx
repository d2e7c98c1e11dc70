type BandProps = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  thickness: number;
  dim?: boolean;
};

/** A flow of a balance, as a band whose thickness is proportional to it; `from` and `to` are upper corners. */
export function Band({ from, to, thickness, dim = false }: BandProps) {
  const middle = (from[0] + to[0]) / 2;
  return (
    <path
      d={`M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}v${thickness}C${middle} ${to[1] + thickness} ${middle} ${from[1] + thickness} ${from[0]} ${from[1] + thickness}z`}
      fill={dim ? "var(--stopped)" : "var(--normal)"}
      stroke="var(--panel)"
      strokeWidth={1.5}
    />
  );
}
