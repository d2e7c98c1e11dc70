/**
 * General-arrangement sheet of a model: four views without hidden lines, center lines, hatching, dimensions, balloons,
 * schedules, title block.
 */
import { Vector3 } from "three";
import { as, type Seen } from "../exports/true-size.ts";
import { fallingIn } from "../kit/falls.ts";
import type { Part } from "../kit/part.ts";
import type { Dimension, Model } from "../models/model.ts";
import { behindPlane, centerLines, isDiameter, openedShell, radius, roundsIn } from "./axes.ts";
import { balloons, pointedAt } from "./balloons.ts";
import { distance, type Flat, type Segment } from "./chains.ts";
import { designTable } from "./design-data.ts";
import { dimension } from "./dimensions.ts";
import { drawnOnce } from "./drawn-once.ts";
import { hatching } from "./hatching.ts";
import { type View, visibleLines, type World, worldOf } from "./hidden-lines.ts";
import { flangeNotes } from "./flange-notes.ts";
import { itemMaterials } from "./item-materials.ts";
import { gravityCenter, gridLine, label, north, placeTags, sideOf, tag, texture } from "./labels.ts";
import { type Layout, layout, roomFor, smallestOf, standard } from "./layout.ts";
import { stroke, text } from "./marks.ts";
import { textWidth } from "../exports/text-width.ts";
import { boxOf, cutAcross, overallSizes, statedSizes } from "./overall-sizes.ts";
import { type Area, occupiedBy } from "./occupied.ts";
import { border, choices, type Paper, type PaperName, paperOf } from "./paper.ts";
import type { Particulars } from "./particulars.ts";
import { exactLines, pathData, unit } from "./path-data.ts";
import { schedule, withMaterials } from "./schedule.ts";
import { cutBy, cutsOf, type FlatView, lineView, sectionLine, sectionRoom } from "./sections.ts";
import { slopeArrows } from "./slope-arrows.ts";
import { titleBlock } from "./title-block.ts";
import { obliqueFrom, onSheet, type Placed, type ViewName } from "./views.ts";
import { isCutOpen, isPlot, weightsOn } from "./weight-table.ts";
import { isOnSite } from "./weights.ts";

const captions: Readonly<Record<FlatView, string>> = {
  front: "ELEVATION",
  top: "PLAN",
  right: "VIEW FROM THE RIGHT",
};
const captionHeight = 3.5;
/** Space that tags leave beside a caption, mm. */
const aside = 12;
const lettering = { anchor: "middle", strong: true } as const;
const flatViews = ["front", "top", "right"] as const;
const obliqueCaption = ({ eye }: View) => `VIEW FROM FRONT AND ${eye.x < 0 ? "LEFT" : "RIGHT"}, NOT TO SCALE`;

/** Shorter outlines are pieces of a curve, mm on paper: merged where they nearly meet, they would leave gaps in it. */
const piece = 0.5;

/**
 * Visible lines of a view. `coarser`: how many times smaller its scale is taken for the choice of what is drawn. The oblique
 * view is a picture: on larger paper it shows no smaller parts than on A3.
 */
const drawn = (world: World, placed: Placed, coarser: number): string => {
  const onPaper = (lines: readonly Segment[]) =>
    lines.map((line): Segment => line.map((point) => onSheet(placed, point)) as Segment);
  const { edges, outlines } = visibleLines(world, placed.view, standard(placed.scale * coarser));
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
const frame = ({ width, height }: Paper, left: number, top: number, right: number, bottom: number): Frame => {
  const [x, y] = [Math.max(10, left) / width, Math.max(10, top) / height];
  const shares = [x, y, Math.min(width - 10, right) / width - x, Math.min(height - 10, bottom) / height - y];
  return shares.map((share) => Number(share.toFixed(4))) as unknown as Frame;
};

/** Space for dimensions beside a view, or for a caption below it, mm. */
const around = { left: 12, right: 8, above: 8, below: 12 } as const;

/** What is on each view: all parts, or those behind the plane of a section. */
const shownOn = ({ parts, sections }: NonNullable<Model["sheet"]>, all: readonly Part[]) => {
  const shown = parts ?? all;
  const whole = sections?.parts ?? shown;
  const cuts = cutsOf(sections);
  const on = (view: ViewName) => {
    const cut = cuts.find((one) => one.view === view);
    if (cut) return cutBy(whole, cut, sections?.uncut);
    return view === "iso" ? shown : whole;
  };
  return { shown, whole, cuts, on: { front: on("front"), top: on("top"), right: on("right"), iso: shown } };
};

/** Content of the sheet without colors and fonts, its paper, the areas of its views, and which views these are, in words. */
export const sheet = (
  model: Model,
  {
    tables = [],
    labels = [],
    radii = [],
    textures = [],
    grid = [],
    north: northern = false,
    notes: further = [],
    stacked,
    paper: leastPaper = "A3",
  }: Particulars = {},
): {
  drawing: string;
  /** What is wrong with tags: what they cover, and leaders that end beside what they name; items that are hidden. */
  faults: readonly string[];
  paper: Paper;
  views: Readonly<Record<string, Frame>>;
  seen: Readonly<Record<ViewName, Seen>>;
  caption: string;
} => {
  if (!model.sheet) throw new Error(`${model.name} has no sheet: add one to its source`);
  const { items, notes, loose = [], scale: least, sections } = model.sheet;
  const oblique = obliqueFrom(model.sheet.oblique);
  const { shown: parts, whole, cuts, on } = shownOn(model.sheet, model.parts);
  // A section is another model: worlds of the same parts are one.
  const worldsAt = (scale: number) => {
    const known = new Map<readonly Part[], World>();
    return (own: readonly Part[]): World => {
      const found = known.get(own) ?? worldOf(own, scale, stacked);
      known.set(own, found);
      return found;
    };
  };
  const roughly = worldsAt(least);
  const rough = roughly(parts);
  const uncut = roughly(whole);
  const rounds = roundsIn(uncut);
  const shell = isCutOpen(parts) ? openedShell(sections ? roundsIn(rough) : rounds) : undefined;
  // Paving is the plot; what is built on site below other models is no part of them.
  const weighable = parts.filter((part) => !loose.includes(part));
  const own = isPlot(parts) ? parts : weighable.filter((part) => !isOnSite(part));
  const box =
    sections && loose.length === 0 ? uncut.box : own.length === parts.length ? rough.box : boxOf(own, rough.tolerance);
  const given = model.sheet.dimensions;
  // Sections show the thing whole, but for the height of a shell of which they show a part.
  const across = cutAcross(parts, sections ? rough.box : box, shell).filter((axis) => !sections || axis === "z");
  const dimensions = [...given, ...overallSizes(box, given, sections ? undefined : shell, across)];
  const partly = across.includes("z") ? ["Shell shown in part; its height is not stated."] : [];
  const { center, ...weights } = weightsOn(
    model,
    model.sheet,
    weighable,
    box,
    statedSizes(box, dimensions),
    rough.tolerance,
  );
  const design = designTable(model, parts, tables);
  const lists = (paper: Paper) =>
    schedule(
      withMaterials(items, itemMaterials[model.name] ?? {}),
      [...notes, ...flangeNotes(parts), ...partly, ...further, ...weights.notes],
      [...tables, ...design, ...weights.tables],
      paper,
    );
  // Grid circles and the arrow to the north take the place of a further row of dimensions.
  const row = (view: FlatView, side: Dimension["side"]) => ({
    view,
    side,
    row: (roomFor(dimensions, view, side) + 4) / 8,
  });
  const besides = [...grid.map((line) => row(line.view, sideOf(line))), ...(northern ? [row("top", "right")] : [])];
  const ends = cuts.flatMap((cut) =>
    (cut.view === "right" ? (["above", "below"] as const) : (["left", "right"] as const)).map((side) => ({
      view: lineView(cut),
      side,
      row: (sectionRoom - 4) / 8,
    })),
  );
  const rows = [...dimensions, ...besides, ...ends];
  const boxes = { flat: uncut.box, oblique: rough.box };
  const laidOut = (
    paper: Paper,
    room?: Flat,
  ): (Layout & { list: NonNullable<ReturnType<typeof lists>> }) | undefined => {
    const list = lists(paper);
    const found = list && layout(boxes, rows, list.top, least, paper, oblique, room);
    return found && { ...found, list };
  };
  const onPaper = (name: PaperName) => {
    const paper = paperOf(name);
    const first = laidOut(paper);
    const pointed = first && pointedAt(items, rough, first.placed.iso);
    const found = pointed && laidOut(paper, pointed.room);
    return found ? [{ ...found, paper, pointed }] : [];
  };
  const chosen = smallestOf(choices.slice(choices.indexOf(leastPaper)), onPaper);
  if (!chosen) throw new Error(`${model.name} fits on no paper at 1:${least}: its scale has to be smaller`);
  const { scale, placed, room, list, paper, pointed } = chosen;
  const finely = scale === least ? roughly : worldsAt(scale);
  const world = finely(whole);
  const worldOn = (view: ViewName) => finely(on[view]);
  const names = Object.keys(placed) as ViewName[];
  const captionOf = (name: ViewName) => {
    if (name === "iso") return obliqueCaption(oblique);
    const cut = cuts.find(({ view }) => view === name);
    return captions[name] + (cut ? `, SECTION ${cut.letter}-${cut.letter}` : "");
  };
  const roundsOn = (name: FlatView) => {
    const cut = cuts.find(({ view }) => view === name);
    if (cut) return behindPlane(rounds, cut);
    return shell && !sections ? [...rounds, shell] : rounds;
  };
  const captionAt = (name: ViewName): Flat => {
    const { middle, half } = placed[name];
    return [middle[0], middle[1] + half[1] + roomFor(rows, name, "below") + 8];
  };
  const caption = (name: ViewName) => {
    const [x, foot] = captionAt(name);
    const whole = captionOf(name);
    const lines = name === "iso" && textWidth(whole, captionHeight, true) > room ? whole.split(", ") : [whole];
    return lines
      .map((words, line) =>
        text(words, [x, foot + 1.5 * captionHeight * (line - (lines.length - 1) / 2)], {
          ...lettering,
          height: captionHeight,
        }),
      )
      .join("");
  };
  const frameOf = (name: ViewName): Frame => {
    const { middle, half } = placed[name];
    const room = (side: keyof typeof around) =>
      Math.max(name === "iso" ? 6 : 0, roomFor(rows, name, side)) + around[side];
    const [left, right] = name === "iso" ? pointed.room : [room("left"), room("right")];
    return frame(
      paper,
      middle[0] - half[0] - left,
      middle[1] - half[1] - room("above"),
      middle[0] + half[0] + right,
      middle[1] + half[1] + room("below"),
    );
  };
  const bare = [
    ...names.map((name) =>
      as({ view: name }, drawn(worldOn(name), placed[name], name === "iso" ? paper.width / paperOf("A3").width : 1)),
    ),
    ...names.map((name) =>
      as(
        { view: name },
        hatching(
          on[name],
          worldOn(name),
          placed[name],
          cuts.find(({ view }) => view === name),
        ),
      ),
    ),
    ...flatViews.map((name) => as({ view: name }, centerLines(worldOn(name), placed[name], roundsOn(name)))),
    ...names.map(caption),
    ...grid.map((line) =>
      as({ view: line.view }, gridLine(line, placed[line.view], roomFor(dimensions, line.view, sideOf(line)))),
    ),
    ...cuts.map((cut) => sectionLine(cut, placed, dimensions)),
    ...dimensions.map((one) => dimension(one, placed[one.view], isDiameter(one, rounds) ? "Ø" : "")),
    ...labels.filter(({ framed }) => !framed).map((one) => label(one, placed[one.view])),
    ...radii.map(({ view, near }) => as({ view }, radius(new Vector3(...near), placed[view], rounds))),
    ...textures.map(({ view, at, ra }) => as({ view }, texture(ra, new Vector3(...at), placed[view]))),
    northern ? as({ view: "top" }, north(placed.top)) : "",
    as({ view: "iso" }, balloons(pointed.points, placed.iso)),
    // What is no view has a layer of its own in a DXF.
    `<g class="frame">${list.svg}${border(paper)}${titleBlock(model, scale, paper)}</g>`,
  ].join("");
  const occupied = occupiedBy(bare, paper);
  occupied.area({
    middle: [(paper.block.x + paper.frame.right) / 2, (list.top + paper.frame.bottom) / 2],
    half: [(paper.frame.right - paper.block.x) / 2, (paper.frame.bottom - list.top) / 2],
  });
  // A tag beside a caption, or a leader through one, would be taken for a part of it.
  const captioned = flatViews.map((name): Area => {
    const [x, foot] = captionAt(name);
    return { middle: [x, foot - captionHeight / 2], half: [textWidth(captionOf(name), captionHeight, true) / 2, 2] };
  });
  for (const { middle, half } of captioned) occupied.area({ middle, half: [half[0] + aside, half[1] + 2] });
  const gravity = center
    ? flatViews.map((name) => as({ view: name }, gravityCenter(placed[name], center, occupied))).join("")
    : "";
  const slopes = slopeArrows(world, placed, fallingIn(parts), labels, occupied);
  const framed = labels.filter((one) => one.framed);
  const tags = placeTags(framed, placed, worldOn, occupied, [...slopes.boxes, ...captioned]);
  return {
    drawing: bare + gravity + slopes.drawing + tags.map((one) => tag(one, placed[one.one.view])).join(""),
    faults: [...pointed.faults, ...tags.flatMap(({ faults }) => faults)],
    paper,
    seen: inModelSpace(placed),
    caption: `General arrangement at 1:${scale} on ${paper.name}: ${flatViews.map(captionOf).join(", ").toLowerCase()}, with ${dimensions.length} dimensions; ${obliqueCaption(oblique).toLowerCase()}.`,
    views: {
      plan: frameOf("top"),
      elevation: frameOf("front"),
      right: frameOf("right"),
      oblique: frameOf("iso"),
      parts: frame(paper, paper.block.x - 2, list.top, paper.width, paper.height),
    },
  };
};
