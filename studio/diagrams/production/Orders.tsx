import { Text } from "../drawing/Text.tsx";
import { orders } from "../plant/production.ts";
import { thousands } from "../plant/figures.ts";

const columns = [
  { title: "Order", at: 12 },
  { title: "Product", at: 104 },
  { title: "Lot", at: 300 },
  { title: "Cases", at: 480, right: true },
  { title: "Asked", at: 574, right: true },
  { title: "State", at: 596 },
] as const;

/** Orders of the shift: cases packed and ordered, with a progress bar for the running order. */
export function Orders({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <g>
      {columns.map(({ title, at, ...column }) => (
        <Text key={title} x={x + at} y={y} size={22} anchor={"right" in column ? "end" : "start"} words={title} />
      ))}
      {orders.map(({ order, product, lot, asked, packed, state }, row) => {
        const top = y + 12 + row * 56;
        const cells = [order, product, lot, thousands(packed), thousands(asked), state];
        const running = state === "Running";
        return (
          <g key={order}>
            <rect x={x} y={top} width={width} height={50} fill={running ? "var(--running)" : "var(--field)"} />
            <rect x={x} y={top + 44} width={(width * packed) / asked} height={6} fill="var(--normal)" />
            {columns.map(({ title, at, ...column }, cell) => (
              <Text
                key={title}
                x={x + at}
                y={top + 32}
                size={22}
                weight={"right" in column ? 600 : 400}
                anchor={"right" in column ? "end" : "start"}
                fill={running ? "var(--on-running)" : "right" in column ? "var(--value)" : "var(--text)"}
                words={cells[cell]}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
