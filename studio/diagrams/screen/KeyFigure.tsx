import { Quantity, Text } from "../drawing/Text.tsx";

export type KeyFigure = readonly [x: number, name: string, value: string, unit: string, note: string];

/** Strip of key figures below the header, with a rule under it: name, value, reference value. */
export function KeyFigures({ of }: { of: readonly KeyFigure[] }) {
  return (
    <g>
      {of.map(([x, name, value, unit, note]) => (
        <g key={name}>
          <Text x={x} y={92} words={name} />
          <Quantity x={x} y={128} sizes={[32, 18]} value={value} unit={unit} />
          <Text x={x} y={152} words={note} />
        </g>
      ))}
      <path d="M24 170H1576" stroke="var(--grid)" strokeWidth={2} />
    </g>
  );
}
