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
