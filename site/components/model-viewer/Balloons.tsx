import type { PartsData } from "./parts-data.ts";
import { add, type Matrix, projected, type Vector } from "./vectors.ts";

const [edge, pitch] = [20, 34];

interface BalloonsProps {
  items: PartsData["items"];
  matrix: Matrix;
  width: number;
  height: number;
  movedBy: (part: number) => Vector;
  selected: ReadonlySet<number>;
  onPress: (item: number) => void;
}

/** Item numbers at both sides of the model, with leaders to their parts. The list has the same as buttons with names. */
export function Balloons({ items, matrix, width, height, movedBy, selected, onPress }: BalloonsProps) {
  const points = items.map(({ at, parts: [part = 0] }, index) => {
    const [x, y] = projected(matrix, add(at, movedBy(part)));
    return { index, x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  });
  const placed = [points.filter(({ x }) => x < width / 2), points.filter(({ x }) => x >= width / 2)].flatMap(
    (side, right) => {
      let last = edge - pitch;
      return side
        .toSorted((one, other) => one.y - other.y)
        .map((point) => {
          last = Math.max(last + pitch, Math.min(point.y, height - edge));
          return { ...point, left: right ? width - edge : edge, top: last };
        });
    },
  );
  return (
    <>
      <svg className="model-leaders" width={width} height={height} aria-hidden="true">
        {placed.map(({ index, x, y, left, top }) => (
          <g key={index}>
            <line x1={left} y1={top} x2={x} y2={y} />
            <circle cx={x} cy={y} r="2.5" />
          </g>
        ))}
      </svg>
      {placed.map(({ index, left, top }) => (
        <button
          key={index}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="model-balloon"
          data-on={selected.has(index)}
          style={{ left, top }}
          onClick={() => onPress(index)}
        >
          {index + 1}
        </button>
      ))}
    </>
  );
}
