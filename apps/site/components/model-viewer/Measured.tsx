import { add, type Matrix, projected, type Vector } from "../model-stage/vectors.ts";
import type { Measuring } from "./use-measuring.ts";
import type { Size } from "./use-surroundings.ts";

interface MeasuredProps {
  points: NonNullable<Measuring["points"]>;
  matrix: Matrix;
  size: Size;
  movedBy: (part: number) => Vector;
}

/** The points that were measured, the line between them, and a cross at the middle for the keyboard. */
export function Measured({ points, matrix, size, movedBy }: MeasuredProps) {
  const { width, height } = size;
  const seen = points.map(({ part, point }) => {
    const [u, v] = projected(matrix, add(point, movedBy(part)));
    return { x: ((u + 1) / 2) * width, y: ((1 - v) / 2) * height };
  });
  return (
    <div className="model-marks" aria-hidden="true">
      <svg className="model-measure" width={width} height={height}>
        <path d={`M${width / 2 - 12} ${height / 2}h24M${width / 2} ${height / 2 - 12}v24`} />
        <polyline points={seen.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {seen.map(({ x, y }, index) => (
          <circle key={index} cx={x} cy={y} r="4" />
        ))}
      </svg>
    </div>
  );
}
