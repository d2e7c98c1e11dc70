/** Tags, slopes, grid lines and the arrow to the north on the views of a sheet. */
import { DoubleSide, Ray, Vector3 } from "three";
import { as } from "../exports/true-size.ts";
import { treeOf } from "../kit/mesh-trees.ts";
import { Part } from "../kit/part.ts";
import { anchor } from "./balloons.ts";
import type { Flat } from "./chains.ts";
import type { World } from "./hidden-lines.ts";
import { arrow, rectangle, segment, short, stroke, text } from "./marks.ts";
import type { GridLine, Label } from "./particulars.ts";
import { onSheet, type Placed } from "./views.ts";

/** Size of the letters of a label, and the height of its frame, mm. */
export const [labelSize, labelHeight] = [2.1, 3.2] as const;
/** Width of a label's frame, mm. */
export const labelWidth = (words: string): number => words.length * labelSize * 0.5 + 1.4;

/** A triangle on its horizontal leg, with the angle of its slope. */
const slope = ([x, y]: Flat, degrees: number): string => {
  const [long, turn] = [16, (degrees * Math.PI) / 180];
  const rise = long * Math.tan(turn);
  const arc = `M${short(x + 9)} ${short(y)}A9 9 0 0 0 ${short(x + 9 * Math.cos(turn))} ${short(y - 9 * Math.sin(turn))}`;
  return (
    stroke("d", segment([x, y], [x + long, y]), segment([x, y], [x + long, y - rise]), arc) +
    text(`${degrees}°`, [x + long + 1, y - 0.4], { size: 2.6 })
  );
};

/** Whether a part is at a point of a view, in front or behind. */
const isAt = (part: Part, point: Vector3, eye: Vector3, tolerance: number): boolean =>
  part.pieces.some(({ key, drafted = key, matrix }) => {
    const ray = new Ray(point.clone().addScaledVector(eye, 1e6), eye.clone().negate());
    ray.applyMatrix4(part.matrix.clone().multiply(matrix).invert());
    return treeOf(drafted, tolerance).raycastFirst(ray, DoubleSide) !== null;
  });

/** Line from the middle of a label to the point that it names, where a dot is; none if that is at the label's frame. */
const leader = ([x, y]: Flat, words: string, to: Flat): string => {
  const clear = Math.max(Math.abs(to[0] - x) - labelWidth(words) / 2, Math.abs(to[1] - y) - labelHeight / 2);
  if (clear < 1) return "";
  return (
    stroke("d", segment([x, y], to)) +
    as({ symbol: { name: "POINT", at: to } }, `<circle class="f" cx="${short(to[0])}" cy="${short(to[1])}" r=".4"/>`)
  );
};

export const label = (
  { at, words, framed, slope: degrees, to, hidden }: Label,
  placed: Placed,
  world: World,
): string => {
  const { eye } = placed.view;
  const place = new Vector3(...at);
  const [x, y] = onSheet(placed, place);
  if (degrees) return slope([x, y], degrees);
  const named =
    to instanceof Part
      ? isAt(to, place, eye, world.tolerance)
        ? undefined
        : anchor(to, world, placed)
      : to && new Vector3(...to);
  const line = named ? leader([x, y], words, onSheet(placed, named)) : "";
  const [start, end] = (hidden ?? []).map((point) => onSheet(placed, new Vector3(...point)));
  const below = start && end ? `<path class="e" stroke-dasharray="2 1" d="${segment(start, end)}"/>` : "";
  const width = labelWidth(words);
  const frame = framed ? `<path class="b" d="${rectangle(x - width / 2, y - 1.7, width, labelHeight)}"/>` : "";
  return below + line + frame + text(words, [x, y + 0.6], { anchor: "middle", size: labelSize });
};

/** The side of a view on which a grid line has its circle. */
export const sideOf = ({ along, view }: GridLine): "above" | "left" =>
  along === "x" || view === "right" ? "above" : "left";

/** A grid line from its circle, above or at the left of the view, to the other side; `rows` of dimensions are outside. */
export const gridLine = (line: GridLine, placed: Placed, room: number): string => {
  const { along, at, name } = line;
  const point = onSheet(placed, new Vector3(along === "x" ? at : 0, along === "y" ? at : 0, 0));
  const { middle, half } = placed;
  const upright = sideOf(line) === "above";
  const axis = upright ? 1 : 0;
  const start = middle[axis] - half[axis] - room - 2;
  const on = (value: number): Flat => (upright ? [point[0], value] : [value, point[1]]);
  const [cx, cy] = on(start - 3);
  return (
    `<path class="d" stroke-dasharray="5 .8 .8 .8" d="${segment(on(start), on(middle[axis] + half[axis] + 3))}"/>` +
    as(
      { symbol: { name: "GRID", at: [cx, cy] } },
      `<circle class="b" cx="${short(cx)}" cy="${short(cy)}" r="3"/>` +
        text(name, [cx, cy + 0.9], { anchor: "middle", size: 2.6, strong: true }),
    )
  );
};

/** Arrow to the north beside the upper right corner of the plan. */
export const north = ({ middle, half }: Placed): string => {
  const [x, y] = [middle[0] + half[0] + 7, middle[1] - half[1]];
  return (
    stroke("d", segment([x, y + 14], [x, y + 4])) +
    arrow([x, y + 4], [0, 1]) +
    `<circle class="d" cx="${short(x)}" cy="${short(y + 10)}" r="3.4"/>` +
    text("N", [x, y + 2.6], { anchor: "middle", size: 3, strong: true })
  );
};

/** Sign of the center of gravity: a circle with two filled quarters, which DXF knows as triangles only. */
export const gravityCenter = (placed: Placed, center: Vector3): string => {
  const [x, y] = onSheet(placed, center);
  const [r, at] = [1.8, `${short(x)} ${short(y)}`];
  return as(
    { symbol: { name: "GRAVITY", at: [x, y] } },
    `<circle class="b" cx="${short(x)}" cy="${short(y)}" r="${r}"/>` +
      `<path class="f" d="M${at}v${-r}l${r} ${r}z"/><path class="f" d="M${at}v${r}l${-r} ${-r}z"/>`,
  );
};
