/**
 * General-arrangement sheet of a model: four views without hidden lines, center lines, hatching, dimensions, balloons,
 * schedules, title block.
 */
import { Vector3 } from "three";
import { as, type Seen } from "../exports/true-size.ts";
import { fallingIn } from "../kit/falls.ts";
import type { Model } from "../models/model.ts";
import { centerLines, isDiameter, openedShell, radius, roundsIn } from "./axes.ts";
import { balloons, pointedAt } from "./balloons.ts";
import { distance, type Flat, type Segment } from "./chains.ts";
import { designTable } from "./design-data.ts";
import { dimension } from "./dimensions.ts";
import { drawnOnce } from "./drawn-once.ts";
import { hatching } from "./hatching.ts";
import { type View, visibleLines, type World, worldOf } from "./hidden-lines.ts";
import { itemMaterials } from "./item-materials.ts";
import { gravityCenter, gridLine, label, north, sideOf } from "./labels.ts";
import { layout, roomFor, standard } from "./layout.ts";
import { stroke, text } from "./marks.ts";
import { boxOf, cutAcross, overallSizes, statedSizes } from "./overall-sizes.ts";
import type { Particulars } from "./particulars.ts";
import { exactLines, pathData, unit } from "./path-data.ts";
import { schedule, withMaterials } from "./schedule.ts";
import { slopeArrows } from "./slope-arrows.ts";
import { block, border, sheetSize, titleBlock } from "./title-block.ts";
import { obliqueFrom, onSheet, type Placed, type ViewName } from "./views.ts";
import { isCutOpen, isPlot, weightsOn } from "./weight-table.ts";
import { isOnSite } from "./weights.ts";

const captions = {
  front: "ELEVATION",
  top: "PLAN",
  right: "VIEW FROM THE RIGHT",
} as const;
const obliqueCaption = ({ eye }: View) => `VIEW FROM FRONT AND ${eye.x < 0 ? "LEFT" : "RIGHT"}, NOT TO SCALE`;

/** Shorter outlines are pieces of a curve, mm on paper: merged where they nearly meet, they would leave gaps in it. */
const piece = 0.5;

const drawn = (world: World, placed: Placed): string => {
  const onPaper = (lines: readonly Segment[]) =>
    lines.map((line): Segment => line.map((point) => onSheet(placed, point)) as Segment);
  const { edges, outlines } = visibleLines(world, placed.view, standard(placed.scale));
  const [pieces, straight] = [true, false].map((curved) =>
    onPaper(outlines).filter(([a, b]) => distance(a, b) < piece === curved),
  ) as [Segment[], Segment[]];
  const broad = [...drawnOnce(straight), ...pieces];
  const slim = drawnOnce(onPaper(edges), broad);
  const pen = (kind: "e" | "o", lines: readonly Segment[]) => stroke(kind, pathData(lines));
  return as(
    {
      lines: [
        { pen: "e", lines: exactLines(slim, placed.scale) },
        { pen: "o", lines: exactLines(broad, placed.scale) },
      ],
    },
    `<g class="v" transform="scale(${unit})">${pen("e", slim)}${pen("o", broad)}</g>`,
  );
};

/** Space in model space between the flat views and the oblique one, for their dimensions and its balloons, mm on paper. */
const [beside, before] = [60, 25] as const;

/**
 * The flat views lie in model space as on the sheet, with the elevation at the model's own coordinates. The oblique view has
 * a scale of its own: it lies at their right.
 */
const inModelSpace = ({
  front,
  top,
  right,
  iso,
}: Readonly<Record<ViewName, Placed>>): Readonly<Record<ViewName, Seen>> => {
  const zero = onSheet(front, [0, 0]);
  const flat = { zero, scale: front.scale, tilts: [] };
  const edge = Math.max(...[front, top, right].map(({ middle, half }) => middle[0] + half[0])) + beside - zero[0];
  const foot = front.middle[1] + front.half[1] - zero[1];
  const factor = front.scale / iso.scale;
  const tilts = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)].map((axis) => {
    const [across, up] = [axis.dot(iso.view.right), axis.dot(iso.view.up)];
    const length = Math.hypot(across, up);
    return { way: [across / length, up / length] as const, ratio: Math.abs(axis.dot(iso.view.eye)) };
  });
  const oblique: Seen = {
    zero: [iso.middle[0] - iso.half[0] - before - edge * factor, iso.middle[1] + iso.half[1] - foot * factor],
    scale: iso.scale,
    tilts,
  };
  return { front: flat, top: flat, right: flat, iso: oblique };
};

/** An area of the sheet: left, top, width and height as fractions of the paper. */
type Frame = readonly [x: number, y: number, width: number, height: number];
const frame = (left: number, top: number, right: number, bottom: number): Frame => {
  const [width, height] = sheetSize;
  const [x, y] = [Math.max(10, left) / width, Math.max(10, top) / height];
  const shares = [x, y, Math.min(width - 10, right) / width - x, Math.min(height - 10, bottom) / height - y];
  return shares.map((share) => Number(share.toFixed(4))) as unknown as Frame;
};

/** Space for dimensions beside a view, or for a caption below it, mm. */
const around = { left: 12, right: 8, above: 8, below: 12 } as const;

/** Content of the sheet without colors and fonts, the areas of its views, and which views these are, in words. */
export const sheet = (
  model: Model,
  { tables = [], labels = [], radii = [], grid = [], north: northern = false, notes: further = [] }: Particulars = {},
): {
  drawing: string;
  views: Readonly<Record<string, Frame>>;
  seen: Readonly<Record<ViewName, Seen>>;
  caption: string;
} => {
  if (!model.sheet) throw new Error(`${model.name} has no sheet: add one to its source`);
  const { items, notes, loose = [], scale: least } = model.sheet;
  const oblique = obliqueFrom(model.sheet.oblique);
  const parts = model.sheet.parts ?? model.parts;
  const rough = worldOf(parts, least);
  const rounds = roundsIn(rough);
  const shell = isCutOpen(parts) ? openedShell(rounds) : undefined;
  // Paving is the plot; what is built on site below other models is no part of them.
  const weighable = parts.filter((part) => !loose.includes(part));
  const own = isPlot(parts) ? parts : weighable.filter((part) => !isOnSite(part));
  const box = own.length === parts.length ? rough.box : boxOf(own, rough.tolerance);
  const given = model.sheet.dimensions;
  const across = cutAcross(parts, box, shell);
  const dimensions = [...given, ...overallSizes(box, given, shell, across)];
  const partly = across.includes("z") ? ["Shell shown in part; its height is not stated."] : [];
  const { center, ...weights } = weightsOn(model.sheet, weighable, box, statedSizes(box, dimensions), rough.tolerance);
  const design = designTable(model, parts, tables);
  const list = schedule(
    withMaterials(items, itemMaterials[model.name] ?? {}),
    [...notes, ...partly, ...further, ...weights.notes],
    [...tables, ...design, ...weights.tables],
  );
  // Grid circles and the arrow to the north take the place of a further row of dimensions.
  const row = (view: "front" | "top" | "right", side: "left" | "above" | "right") => ({
    view,
    side,
    row: (roomFor(dimensions, view, side) + 4) / 8 + 0.5,
  });
  const reserved = [...grid.map((line) => row(line.view, sideOf(line))), ...(northern ? [row("top", "right")] : [])];
  const rows = [...dimensions, ...reserved];
  const laidOut = (room?: Flat) => layout(rough.box, rows, list.top, least, oblique, room);
  const pointed = pointedAt(items, rough, laidOut().placed.iso);
  const { scale, placed } = laidOut(pointed.room);
  const world = scale === least ? rough : worldOf(parts, scale);
  const names = Object.keys(placed) as ViewName[];
  const caption = (name: ViewName) => {
    const { middle, half } = placed[name];
    return text(
      name === "iso" ? obliqueCaption(oblique) : captions[name],
      [middle[0], middle[1] + half[1] + roomFor(dimensions, name, "below") + 6],
      {
        anchor: "middle",
        size: 2.8,
        strong: true,
      },
    );
  };
  const frameOf = (name: ViewName): Frame => {
    const { middle, half } = placed[name];
    const room = (side: keyof typeof around) =>
      Math.max(name === "iso" ? 6 : 0, roomFor(rows, name, side)) + around[side];
    const [left, right] = name === "iso" ? pointed.room : [room("left"), room("right")];
    return frame(
      middle[0] - half[0] - left,
      middle[1] - half[1] - room("above"),
      middle[0] + half[0] + right,
      middle[1] + half[1] + room("below"),
    );
  };
  const [paperWidth, paperHeight] = sheetSize;
  const flat = ["front", "top", "right"] as const;
  const drawing = [
    ...names.map((name) => as({ view: name }, drawn(world, placed[name]))),
    ...names.map((name) => as({ view: name }, hatching(parts, world, placed[name]))),
    ...flat.map((name) => as({ view: name }, centerLines(world, placed[name], shell ? [...rounds, shell] : rounds))),
    ...names.map(caption),
    ...grid.map((line) =>
      as({ view: line.view }, gridLine(line, placed[line.view], roomFor(dimensions, line.view, sideOf(line)))),
    ),
    ...dimensions.map((one) => dimension(one, placed[one.view], isDiameter(one, rounds) ? "Ø" : "")),
    ...(center ? flat.map((name) => as({ view: name }, gravityCenter(placed[name], center))) : []),
    slopeArrows(world, placed, fallingIn(parts), labels),
    ...labels.map((one) => as({ view: one.view }, label(one, placed[one.view], world))),
    ...radii.map(({ view, near }) => as({ view }, radius(new Vector3(...near), placed[view], rounds))),
    northern ? as({ view: "top" }, north(placed.top)) : "",
    as({ view: "iso" }, balloons(pointed.points, placed.iso)),
    // What is no view has a layer of its own in a DXF.
    `<g class="frame">${list.svg}${border()}${titleBlock(model, scale)}</g>`,
  ].join("");
  return {
    drawing,
    seen: inModelSpace(placed),
    caption: `General arrangement at 1:${scale}: ${Object.values(captions).join(", ").toLowerCase()}, with ${dimensions.length} dimensions; ${obliqueCaption(oblique).toLowerCase()}.`,
    views: {
      plan: frameOf("top"),
      elevation: frameOf("front"),
      right: frameOf("right"),
      oblique: frameOf("iso"),
      parts: frame(block.x - 2, list.top, paperWidth, paperHeight),
    },
  };
};
