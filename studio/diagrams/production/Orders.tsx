import { Row } from "../drawing/Row.tsx";
import { orders } from "../plant/production.ts";
import { thousands } from "../plant/figures.ts";

const columns = { Order: 12, Product: 104, Lot: 300, Cases: { right: 480 }, Asked: { right: 574 }, State: 596 };

/** Orders of the shift: cases packed and ordered, with a progress bar for the running order. */
export function Orders({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <g>
      <Row x={x} y={y} columns={columns} look={() => ({ size: 22 })} />
      {orders.map(({ order, product, lot, asked, packed, state }, row) => {
        const top = y + 12 + row * 56;
        const running = state === "Running";
        return (
          <g key={order}>
            <rect x={x} y={top} width={width} height={50} fill={running ? "var(--running)" : "var(--field)"} />
            <rect x={x} y={top + 44} width={(width * packed) / asked} height={6} fill="var(--normal)" />
            <Row
              x={x}
              y={top + 32}
              columns={columns}
              words={[order, product, lot, thousands(packed), thousands(asked), state]}
              look={(right) => ({
                size: 22,
                weight: right ? 600 : 400,
                fill: running ? "var(--on-running)" : right ? "var(--value)" : "var(--text)",
              })}
            />
          </g>
        );
      })}
    </g>
  );
}
