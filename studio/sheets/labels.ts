/** Tags, slopes, grid lines and the arrow to the north on the views of a sheet. */
import { Vector3 } from "three";
import type { Flat } from "./chains.ts";
import { arrow, rectangle, segment, short, stroke, text } from "./marks.ts";
import type { GridLine, Label } from "./particulars.ts";
import { onSheet, type Placed } from "./views.ts";

/** Size of the letters of a label, mm. */
export const labelSize = 2.1;

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

export const label = ({ at, words, framed, slope: degrees }: Label, placed: Placed): string => {
  const [x, y] = onSheet(placed, new Vector3(...at));
  if (degrees) return slope([x, y], degrees);
  const width = words.length * labelSize * 0.5 + 1.4;
  const frame = framed ? `<path class="b" d="${rectangle(x - width / 2, y - 1.7, width, 3.2)}"/>` : "";
  return frame + text(words, [x, y + 0.6], { anchor: "middle", size: labelSize });
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
    `<circle class="b" cx="${short(cx)}" cy="${short(cy)}" r="3"/>` +
    text(name, [cx, cy + 0.9], { anchor: "middle", size: 2.6, strong: true })
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

/** Sign of the centre of gravity: a circle with two filled quarters, which DXF knows as triangles only. */
export const gravityCentre = (placed: Placed, centre: Vector3): string => {
  const [x, y] = onSheet(placed, centre);
  const [r, at] = [1.8, `${short(x)} ${short(y)}`];
  return (
    `<circle class="b" cx="${short(x)}" cy="${short(y)}" r="${r}"/>` +
    `<path class="f" d="M${at}v${-r}l${r} ${r}z"/><path class="f" d="M${at}v${r}l${-r} ${-r}z"/>`
  );
};
