import { company, issue } from "../exports/company.ts";
import { tagged } from "../exports/structure.ts";
import { boldWidth } from "../exports/text-width.ts";
import type { Model } from "../models/model.ts";
import { rectangle, segment, stroke, text } from "./marks.ts";

/** A3, landscape, mm. */
export const sheetSize = [420, 297] as const;
/** Left and top edge of the title block, its width and height. */
export const block = { x: 290, y: 237, width: 120, height: 50 } as const;

/** Left and top edge, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

const fieldName = ([x, y]: Box, name: string): string => text(name, [x + 1.4, y + 3], { size: 1.9, soft: true });
const fieldValue = ([x, y, , height]: Box, value: string, size: number): string =>
  text(value, [x + 1.4, y + height - 2], { size, strong: size > 3 });

const fieldOf = (box: Box, name: string, shown: string): string =>
  stroke("d", rectangle(...box)) + tagged("LI", tagged("Lbl", fieldName(box, name)) + tagged("LBody", shown));
const field = (x: number, y: number, width: number, height: number, name: string, value: string, size = 3): string =>
  fieldOf([x, y, width, height], name, fieldValue([x, y, width, height], value, size));

/** Widest title, mm: a program without the typeface sets it in another one, which takes up to a fifth more of the field. */
const titleWidth = 72;

/** The title is the heading of the sheet, and its field's name says no more. */
const titleField = (box: Box, title: string): string =>
  stroke("d", rectangle(...box)) +
  tagged("Artifact", fieldName(box, "TITLE")) +
  tagged("H1", fieldValue(box, title, Math.min(4.6, titleWidth / boldWidth(title))));

/** Symbol of third-angle projection: a cone from its side and its end. */
const thirdAngle = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle class="d" r="3"/><circle class="d" r="1.5"/>` +
  `<path class="d" d="M7 -1.5L15 -3V3L7 1.5z"/><path class="d" stroke-dasharray="2.4 .7 .5 .7" d="M-4.2 0H17M0 -4.2V4.2"/></g>`;

/** Fields of ISO 7200 and a revision table. */
export const titleBlock = ({ title, drawingNumber }: Model, scale: number): string => {
  const { x, y, width, height } = block;
  const row = 9;
  const at = (line: number) => y + 14 + line * row;
  const revisions: readonly (readonly [column: number, name: string, value: string])[] = [
    [1.4, "REV", issue.revision],
    [13.4, "DATE", issue.date],
    [37.4, "CHANGE", issue.change],
  ];
  const projection: Box = [x + 90, y, 30, 14];
  const symbol = tagged("Figure", thirdAngle(x + 98, y + 8.4), { alt: "Third angle" });
  const fields =
    fieldOf(projection, "PROJECTION", fieldValue(projection, "", 3) + symbol) +
    field(x, at(0), 30, row, "COMPANY", company, 3.6) +
    field(x + 30, at(0), 60, row, "KIND OF DRAWING", "General arrangement") +
    field(x + 90, at(0), 30, row, "UNIT", "mm") +
    Object.entries(issue.roles)
      .map(([name, role], column) => field(x + column * 30, at(1), 30, row, name.toUpperCase(), role))
      .join("") +
    field(x + 90, at(1), 30, row, "DATE", issue.date) +
    field(x, at(2), 60, row, "DRAWING NUMBER", drawingNumber, 3.6) +
    field(x + 60, at(2), 12, row, "REV", issue.revision) +
    field(x + 72, at(2), 18, row, "SHEET", "1 of 1") +
    field(x + 90, at(2), 30, row, "SCALE ON A3", `1:${scale}`);
  const revisionRows = [
    revisions.map(([column, name]) =>
      tagged("ColumnHead", text(name, [x + column, at(3) + 3], { size: 1.9, soft: true })),
    ),
    revisions.map(([column, , value]) => tagged("TD", text(value, [x + column, at(3) + 7]))),
  ];
  return tagged(
    "Sect",
    `<path class="b" d="${rectangle(x, y, width, height)}"/>` +
      titleField([x, y, 90, 14], title) +
      tagged("L", fields) +
      tagged("Table", revisionRows.map((cells) => tagged("TR", cells.join(""))).join("")) +
      tagged("P", text(issue.use, [x + width - 1.4, at(3) + 7], { anchor: "end", strong: true })) +
      stroke("o", rectangle(x, y, width, height)),
    { order: -1 },
  );
};

/** Border with zone marks: numbers horizontally, letters vertically. */
export const border = (): string => {
  const [width, height] = sheetSize;
  const marks: string[] = [];
  for (let zone = 1; zone <= 8; zone++) {
    const x = 10 + (zone - 0.5) * 50;
    marks.push(
      text(String(zone), [x, 8.6], { anchor: "middle", soft: true }),
      text(String(zone), [x, height - 6.4], { anchor: "middle", soft: true }),
    );
    if (zone < 8)
      marks.push(
        stroke(
          "d",
          segment([10 + zone * 50, 5], [10 + zone * 50, 10]),
          segment([10 + zone * 50, height - 10], [10 + zone * 50, height - 5]),
        ),
      );
  }
  for (let zone = 0; zone < 6; zone++) {
    const y = 10 + (zone + 0.5) * (277 / 6);
    for (const x of [7.5, width - 7.5])
      marks.push(text("ABCDEF"[zone] as string, [x, y + 1], { anchor: "middle", soft: true }));
    if (zone)
      marks.push(
        stroke(
          "d",
          segment([5, 10 + (zone * 277) / 6], [10, 10 + (zone * 277) / 6]),
          segment([width - 10, 10 + (zone * 277) / 6], [width - 5, 10 + (zone * 277) / 6]),
        ),
      );
  }
  return tagged(
    "Artifact",
    stroke("d", rectangle(5, 5, width - 10, height - 10)) +
      stroke("o", rectangle(10, 10, width - 20, height - 20)) +
      marks.join(""),
  );
};
