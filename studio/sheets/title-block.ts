import { company, issue } from "../exports/company.ts";
import { tagged } from "../exports/structure.ts";
import { textWidth } from "../exports/text-width.ts";
import type { Model } from "../models/model.ts";
import { rectangle, segment, stroke, text } from "./marks.ts";
import type { Paper } from "./paper.ts";

/** Left and top edge, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

const fieldName = ([x, y]: Box, name: string): string => text(name, [x + 1.6, y + 4], { soft: true });
const fieldValue = ([x, y, , height]: Box, value: string, letters: number): string =>
  text(value, [x + 1.6, y + height - 1.6], { height: letters, strong: letters > 2.5 });

const fieldOf = (box: Box, name: string, shown: string): string =>
  stroke("d", rectangle(...box)) + tagged("LI", tagged("Lbl", fieldName(box, name)) + tagged("LBody", shown));
const field = (box: Box, name: string, value: string, letters = 2.5): string =>
  fieldOf(box, name, fieldValue(box, value, letters));

/** A program without the typeface sets a title in another one, which takes up to a fifth more of the field. */
const spare = 1.2;

/** The title is the heading of the sheet, and its field's name says no more. */
const titleField = (box: Box, title: string): string => {
  const letters = [5, 3.5].find((height) => spare * textWidth(title, height, true) < box[2]) ?? 2.5;
  return (
    stroke("d", rectangle(...box)) +
    tagged("Artifact", fieldName(box, "TITLE")) +
    tagged("H1", fieldValue(box, title, letters))
  );
};

/** Symbol of third-angle projection: a cone from its side and its end. */
const thirdAngle = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle class="d" r="3"/><circle class="d" r="1.5"/>` +
  `<path class="d" d="M7 -1.5L15 -3V3L7 1.5z"/><path class="d" stroke-dasharray="2.4 .7 .5 .7" d="M-4.2 0H17M0 -4.2V4.2"/></g>`;

/** Fields of ISO 7200 and a revision table. */
export const titleBlock = ({ title, drawingNumber }: Model, scale: number, { name, block }: Paper): string => {
  const { x, y, width, height } = block;
  const [head, row] = [16, 11];
  const at = (line: number) => y + head + line * row;
  const box = (left: number, line: number, wide: number): Box => [x + left, at(line), wide, row];
  const revisions: readonly (readonly [column: number, name: string, value: string])[] = [
    [1.6, "REV", issue.revision],
    [18, "DATE", issue.date],
    [52, "CHANGE", issue.change],
  ];
  const projection: Box = [x + 135, y, 45, head];
  const symbol = tagged("Figure", thirdAngle(x + 150, y + 10), { alt: "Third angle" });
  const fields =
    fieldOf(projection, "PROJECTION", fieldValue(projection, "", 2.5) + symbol) +
    field(box(0, 0, 45), "COMPANY", company, 3.5) +
    field(box(45, 0, 90), "KIND OF DRAWING", "General arrangement") +
    field(box(135, 0, 45), "DIMENSIONS IN", "mm") +
    Object.entries(issue.roles)
      .map(([role, who], column) => field(box(column * 45, 1, 45), role.toUpperCase(), who))
      .join("") +
    field(box(135, 1, 45), "DATE", issue.date) +
    field(box(0, 2, 90), "DRAWING NUMBER", drawingNumber, 3.5) +
    field(box(90, 2, 20), "REV", issue.revision) +
    field(box(110, 2, 25), "SHEET", "1 of 1") +
    field(box(135, 2, 20), "PAPER", name) +
    field(box(155, 2, 25), "SCALE", `1:${scale}`, 3.5);
  const revisionRows = [
    revisions.map(([column, heading]) => tagged("ColumnHead", text(heading, [x + column, at(3) + 4], { soft: true }))),
    revisions.map(([column, , value]) => tagged("TD", text(value, [x + column, at(3) + 9.4]))),
  ];
  return tagged(
    "Sect",
    `<path class="b" d="${rectangle(x, y, width, height)}"/>` +
      titleField([x, y, 135, head], title) +
      tagged("L", fields) +
      tagged("Table", revisionRows.map((cells) => tagged("TR", cells.join(""))).join("")) +
      tagged("P", text(issue.use, [x + width - 1.6, at(3) + 9.4], { anchor: "end", strong: true })) +
      stroke("o", rectangle(x, y, width, height), segment([x, at(3)], [x + width, at(3)])),
    { order: -1 },
  );
};
