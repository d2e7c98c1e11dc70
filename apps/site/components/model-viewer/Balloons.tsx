import { isAway, type Section } from "../model-stage/section.ts";
import { add, type Matrix, projected, type Vector } from "../model-stage/vectors.ts";
import type { Shown } from "./use-drawing.ts";
import type { Parts } from "./use-parts.ts";
import type { Size } from "./use-surroundings.ts";

/** CSS pixels from a balloon's middle to the edge of the space, to the model, and between two balloons at least. */
const [edge, beside, pitch] = [18, 28, 34];

interface BalloonsProps {
  parts: Parts;
  shown: Shown;
  section: Section | undefined;
  size: Size;
  /** Corners of the model's box, mm. */
  low: Vector;
  high: Vector;
  /** The space on the right that a panel covers, CSS pixels. */
  covered: number;
  onPress: (parts: readonly number[]) => void;
}

/** Where a point (mm) is seen, in CSS pixels. */
function seen(point: Vector, matrix: Matrix, { width, height }: Size) {
  const [x, y] = projected(matrix, point);
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
}

/** From where to where the model's box reaches across the space, CSS pixels. */
function widthOf(low: Vector, high: Vector, matrix: Matrix, size: Size): readonly [number, number] {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Vector => {
    const [x, y, z] = ([0, 1, 2] as const).map((axis) => ((corner >> axis) & 1 ? high : low)[axis]);
    return [x ?? 0, y ?? 0, z ?? 0];
  });
  const across = corners.map((corner) => seen(corner, matrix, size).x);
  return [Math.min(...across), Math.max(...across)];
}

/** Where a line's leader ends, mm: on that of its parts of which most is seen; undefined if none is. */
function endOf(own: readonly number[], { movedBy }: Parts, { points }: Shown, section: Section | undefined) {
  const found = own.flatMap((part) => {
    const { point, pixels = 0 } = points.get(part) ?? {};
    const at = point && add(point, movedBy(part));
    return at && !(section && isAway(at, section)) ? [{ at, pixels }] : [];
  });
  return found.toSorted((a, b) => b.pixels - a.pixels)[0]?.at;
}

/**
 * Item numbers at both sides of the model, with leaders to their parts where these are seen. The list has the same as
 * buttons with names.
 */
export function Balloons({ parts, shown, section, size, low, high, covered, onPress }: BalloonsProps) {
  const { width, height } = size;
  const { matrix } = shown.projection;
  const free = width - covered;
  const points = parts.lines.flatMap(({ parts: own }, index) => {
    if (own.every((part) => parts.hidden.has(part))) return [];
    const end = endOf(own, parts, shown, section);
    const place = end && seen(end, matrix, size);
    const isInside = place && place.x >= 0 && place.x <= width && place.y >= 0 && place.y <= height;
    return isInside ? [{ at: index, own, ...place }] : [];
  });
  const [from, to] = widthOf(low, high, matrix, size);
  const [left, right] = [Math.max(edge, from - beside), Math.min(free - edge, to + beside)];
  const middle = (left + right) / 2;
  const placed = [points.filter(({ x }) => x < middle), points.filter(({ x }) => x >= middle)].flatMap(
    (side, isRight) => {
      let last = edge - pitch;
      return side
        .toSorted((a, b) => a.y - b.y)
        .map((point, index) => {
          const least = last + pitch;
          const most = height - edge - pitch * (side.length - 1 - index);
          last = Math.max(least, Math.min(point.y, most));
          return { ...point, left: isRight ? Math.max(right, left + pitch) : Math.min(left, free - edge), top: last };
        });
    },
  );
  return (
    <div className="model-marks" aria-hidden="true">
      <svg className="model-leaders" width={width} height={height}>
        {placed.map(({ at, x, y, left, top }) => (
          <g key={at}>
            <line x1={left} y1={top} x2={x} y2={y} />
            <circle cx={x} cy={y} r="2.5" />
          </g>
        ))}
      </svg>
      {placed.map(({ at, own, left, top }) => (
        <button
          key={at}
          type="button"
          tabIndex={-1}
          className="model-balloon"
          data-on={parts.pressed(own) === true}
          style={{ left, top }}
          onClick={() => onPress(own)}
        >
          {at + 1}
        </button>
      ))}
    </div>
  );
}
