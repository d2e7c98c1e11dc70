import { company } from "./company.ts";
import { type Arc, axesOf, furthest, type Shape, shapesOf, untilted, withArcs } from "./dxf-curves.ts";
import { block, dimensionStyle, type Extents, type Layer, objects, tables, typeface } from "./dxf-tables.ts";
import { escaped, modelSpace, type Owner, paperSpace, section, type Tag, tags, written, Writer } from "./dxf-tags.ts";
import {
  type Circle,
  type Mark,
  type Outline,
  type PaperDrawing,
  type Place,
  rounded,
  type Words,
} from "./read-drawing.ts";
import type { Area, Measure, Seen, Thing, Tilt } from "./true-size.ts";

const layerOf = ({ kind, classes, ...mark }: Mark): Layer => {
  if (kind === "words") return "TEXT";
  if (classes.includes("frame")) return "BORDER";
  if ("dashes" in mark && mark.dashes.length > 0) return mark.dashes.length > 2 ? "CENTER" : "HIDDEN";
  return classes.includes("o") ? "OUTLINE" : classes.includes("e") ? "THIN" : "DIMENSION";
};

const pens = { o: "OUTLINE", e: "THIN", hatch: "HATCH" } as const;

/**
 * Where marks go: into a block, with `at` for their places on paper and `size` for their lengths. `reach` is that of the
 * space in which the block itself lies at its own coordinates.
 */
interface Target {
  reach?: Reach;
  owner: Owner;
  at: (place: Place) => Place;
  size: number;
}

/** Points of all that is in a space. */
class Reach {
  readonly #points: Place[] = [];
  readonly add = (...points: readonly Place[]): void => this.addAll(points);
  /** A view may have more points than a call can have arguments. */
  readonly addAll = (points: readonly Place[]): void => {
    for (const point of points) this.#points.push(point);
  };

  get extents(): Extents {
    const edge = (of: (...values: number[]) => number) =>
      ([0, 1] as const).map((axis) =>
        rounded(this.#points.reduce((most, point) => of(most, point[axis]), (this.#points[0] ?? [0, 0])[axis])),
      ) as unknown as Place;
    return { min: edge(Math.min), max: edge(Math.max) };
  }
}

const place = ([x, y]: Place, code = 0): Tag[] => [
  [10 + code, rounded(x)],
  [20 + code, rounded(y)],
];
const inSpace = (point: Place, code = 0): Tag[] => [...place(point, code), [30 + code, 0]];

/** Writes entities, and what they reach in their spaces. */
class Entities {
  readonly writer = new Writer();
  readonly layers = new Set<string>();

  entity(owner: Owner, layer: Layer, kind: readonly [string, string], further: readonly Tag[], dashes = 1): string {
    this.layers.add(layer);
    const own = layer === "HIDDEN" || layer === "CENTER" ? dashes : 1;
    return this.writer.entity(owner, layer, kind, further, own);
  }

  #ellipse({ owner, size, reach }: Target, layer: Layer, { center, radius, span, tilt }: Arc & { tilt: Tilt }): string {
    const axes = axesOf(tilt, radius);
    const [long] = axes;
    const middle = untilted(center, tilt, true);
    const angle = Math.atan2(long[1], long[0]);
    const [from, to] = (span ?? [0, 360]).map((one) => (one * Math.PI) / 180 - (span ? angle : 0)) as [number, number];
    reach?.addAll(furthest(middle, axes, [from, to]));
    return this.entity(
      owner,
      layer,
      ["ELLIPSE", "AcDbEllipse"],
      [
        ...inSpace(middle),
        ...inSpace(long, 1),
        [40, Math.round(tilt.ratio * 1e9) / 1e9],
        [41, Math.round(from * 1e6) / 1e6],
        [42, Math.round(to * 1e6) / 1e6],
      ],
      size,
    );
  }

  shape(target: Target, layer: Layer, shape: Shape): string {
    const { owner, size, reach } = target;
    if (shape.kind === "arc" && shape.tilt) return this.#ellipse(target, layer, { ...shape, tilt: shape.tilt });
    if (shape.kind === "arc") {
      const { center, radius, span } = shape;
      const turns = (span ?? [0, 360]).map((angle) => (angle * Math.PI) / 180) as [number, number];
      reach?.add(
        ...furthest(
          center,
          [
            [radius, 0],
            [0, radius],
          ],
          turns,
        ),
      );
      const head: Tag[] = [...inSpace(center), [40, rounded(radius)]];
      if (!span) return this.entity(owner, layer, ["CIRCLE", "AcDbCircle"], head, size);
      const [from, to] = span;
      return this.entity(owner, layer, ["ARC", "AcDbCircle"], [...head, [100, "AcDbArc"], [50, from], [51, to]], size);
    }
    const { points, closed } = shape;
    reach?.addAll(points);
    const [a, b] = points as [Place, Place];
    if (points.length === 2)
      return this.entity(owner, layer, ["LINE", "AcDbLine"], [...inSpace(a), ...inSpace(b, 1)], size);
    const corners = points.flatMap((point) => place(point));
    const head: Tag[] = [
      [90, points.length],
      [70, closed ? 1 : 0],
    ];
    return this.entity(owner, layer, ["LWPOLYLINE", "AcDbPolyline"], [...head, ...corners], size);
  }

  /** Head of a hatch, up to its loops. */
  #hatch(owner: Owner, layer: Layer, isSolid: boolean, loops: readonly Tag[], further: readonly Tag[]): string {
    const head = tags(`10=0 20=0 30=0 210=0 220=0 230=1 2=${isSolid ? "SOLID" : "ANSI31"} 70=${isSolid ? 1 : 0} 71=0`);
    return this.entity(owner, layer, ["HATCH", "AcDbHatch"], [...head, ...loops, ...further]);
  }

  circle(target: Target, { center, radius, ...mark }: Circle): string {
    const { owner, at, size } = target;
    const layer = layerOf({ center, radius, ...mark });
    if (mark.stroke) return this.shape(target, layer, { kind: "arc", center: at(center), radius: radius * size });
    const [x, y] = at(center);
    target.reach?.add([x - radius * size, y - radius * size], [x + radius * size, y + radius * size]);
    const edge: Tag[] = [...tags("91=1 92=1 93=1 72=2"), ...place(at(center)), [40, rounded(radius * size)]];
    return this.#hatch(owner, layer, true, [...edge, ...tags("50=0 51=360 73=1 97=0")], tags("75=0 76=1 98=0"));
  }

  outline(target: Target, mark: Outline): string {
    const layer = layerOf(mark);
    return shapesOf(mark, target.at)
      .map((shape) => {
        if (mark.stroke) return this.shape(target, layer, shape);
        // Arrow heads are filled and have no stroke.
        if (shape.kind !== "line" || shape.points.length !== 3)
          throw new Error("Fills other than circles and triangles are not written yet: add them to exports/dxf.ts");
        const [a, b, c] = shape.points as [Place, Place, Place];
        target.reach?.add(a, b, c);
        const corners = [a, b, c, c].flatMap((corner, index) => inSpace(corner, index));
        return this.entity(target.owner, layer, ["SOLID", "AcDbTrace"], corners);
      })
      .join("");
  }

  /** A line of text, or the attribute of a block or the definition of one, which have a `tag`. */
  words(
    { owner, at, size, reach }: Target,
    { words: text, at: on, angle, size: letters, anchor }: Words,
    kind: "TEXT" | "ATTRIB" | "ATTDEF" = "TEXT",
    tag: string = "",
  ): string {
    reach?.add(at(on));
    const named = `2=${tag} 70=0 74=0`;
    const further =
      kind === "TEXT"
        ? tags("100=AcDbText")
        : kind === "ATTRIB"
          ? tags(`100=AcDbAttribute ${named}`)
          : tags(`100=AcDbAttributeDefinition 3=${tag} ${named}`);
    return this.entity(
      owner,
      "TEXT",
      [kind, "AcDbText"],
      [
        ...inSpace(at(on)),
        [40, rounded(letters * typeface.capitals * size)],
        [1, escaped(text)],
        [50, (angle + 360) % 360],
        [41, typeface.width],
        [7, "STANDARD"],
        [72, { start: 0, middle: 1, end: 2 }[anchor]],
        ...(anchor === "start" ? [] : inSpace(at(on), 1)),
        ...further,
      ],
    );
  }

  mark(target: Target, mark: Mark): string {
    if (mark.kind === "words") return this.words(target, mark);
    return mark.kind === "circle" ? this.circle(target, mark) : this.outline(target, mark);
  }

  /** A hatched area: a pattern of one line, whose lines are where the picture has them. */
  area({ owner, at, size, reach }: Target, { loops, way, spacing }: Area): string {
    reach?.addAll(loops.flat().map(at));
    const edges = loops.flatMap((loop): Tag[] => [
      ...tags(`92=2 72=0 73=1 93=${loop.length}`),
      ...loop.flatMap((corner) => place(at(corner))),
      [97, 0],
    ]);
    const angle = (Math.atan2(-way[1], way[0]) * 180) / Math.PI;
    const [x, y] = at([0, 0]);
    const [across, up] = [way[1] * spacing * size, way[0] * spacing * size];
    const pattern: Tag[] = [
      ...tags("75=0 76=0 52=0 41=1 77=0 78=1"),
      [53, rounded(angle)],
      [43, rounded(x)],
      [44, rounded(y)],
      [45, across],
      [46, up],
      ...tags("79=0 98=0"),
    ];
    return this.#hatch(owner, "HATCH", false, [[91, loops.length], ...edges], pattern);
  }
}

/** Furthest points of marks on paper; of text, where it is put. */
const pointsOf = (mark: Mark): Place[] => {
  if (mark.kind === "words") return [mark.at];
  if (mark.kind === "circle")
    return [-1, 1].map((side) => [mark.center[0] + side * mark.radius, mark.center[1] + side * mark.radius]);
  return mark.steps.flatMap(([, ...values]) => (values.length > 0 ? [values.slice(-2) as unknown as Place] : []));
};

/** What a sheet shows of the world: what its marks are, and where each of its views is. */
export interface TrueSize {
  things: readonly Thing[];
  seen: Readonly<Record<string, Seen>>;
}

/** Space around a view in its viewport, mm: text reaches further than where it is put. */
const around = 4;

/** Which arrays of marks lie together in one thing: those in a row. */
const grouped = (marks: readonly Mark[]): Mark[][] => {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && last[0]?.thing === mark.thing && mark.thing !== undefined) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
};

/**
 * A sheet as ASCII DXF of AutoCAD 2000 (AC1015), in millimeters. What its views show is in model space at true size; the
 * rest is in Layout1 on its paper, with a viewport for each view, so that the layout is plotted like the PDF. Only sheets
 * of models have a DXF: a diagram has no size in the world.
 */
export function dxfOf(drawing: PaperDrawing, drawingNumber: string, { things, seen }: TrueSize): string {
  const { width, height, title, marks } = drawing;
  const entities = new Entities();
  const { writer } = entities;
  const blocks: { owner: Owner; body: string; flags: number }[] = [];
  const spaces = { model: "", paper: "" };
  const reaches = { model: new Reach(), paper: new Reach() };
  const onPaper: Target = { owner: paperSpace, reach: reaches.paper, at: ([x, y]) => [x, height - y], size: 1 };
  const inModel = (view: string): Target => {
    const { zero, scale } = seen[view] as Seen;
    return {
      owner: modelSpace,
      reach: reaches.model,
      at: ([x, y]) => [(x - zero[0]) * scale, (zero[1] - y) * scale],
      size: scale,
    };
  };
  const takes: Record<string, Reach> = Object.fromEntries(Object.keys(seen).map((view) => [view, new Reach()]));

  /** The picture of a dimension, as exact as its points are, with its measured points on a layer of their own. */
  const dimension = (
    target: Target,
    { from, to, on: [p, q], sign, fit, tails = [] }: Measure,
    group: readonly Mark[],
  ): string => {
    const name = `*D${blocks.filter(({ flags }) => flags === 1).length + 1}`;
    const own: Target = { ...target, owner: { name, handle: writer.handle() } };
    const further = ([x, y]: Place, [fx, fy]: Place, by: number): Place => {
      const length = Math.hypot(x - fx, y - fy) || 1;
      return [x + ((x - fx) / length) * by, y + ((y - fy) / length) * by];
    };
    const start = (a: Place, on: Place) => further(a, further(a, on, 1), -1);
    const lines: (readonly [Place, Place])[] = [
      [start(from, p), further(p, from, 1.5)],
      [start(to, q), further(q, to, 1.5)],
      [p, q],
      ...tails,
    ];
    const words = group.find((mark) => mark.kind === "words") as Words;
    const [a, b, c, d] = [from, to, p, q].map(target.at) as [Place, Place, Place, Place];
    const isUpright = Math.abs(c[1] - d[1]) > Math.abs(c[0] - d[0]);
    const body =
      lines
        .map((ends) => entities.shape(own, "DIMENSION", { kind: "line", points: ends.map(target.at), closed: false }))
        .join("") +
      group
        .filter((mark) => mark.kind === "words" || mark.stroke === undefined)
        .map((mark) => entities.mark(own, mark))
        .join("") +
      [a, b, d]
        .map((point) => entities.entity(own.owner, "Defpoints", ["POINT", "AcDbPoint"], inSpace(point)))
        .join("");
    blocks.push({ owner: own.owner, body, flags: 1 });
    reaches.model.add(a, b);
    const half = (words.size * typeface.capitals) / 2;
    const middle = target.at(isUpright ? [words.at[0] - half, words.at[1]] : [words.at[0], words.at[1] - half]);
    return entities.entity(
      modelSpace,
      "DIMENSION",
      ["DIMENSION", "AcDbDimension"],
      [
        [2, name],
        ...inSpace(d),
        ...inSpace(middle, 1),
        [70, 32],
        [71, 5],
        [42, rounded(Math.hypot(c[0] - d[0], c[1] - d[1]))],
        [1, sign || fit ? escaped(`${sign && "%%c"}<>${fit ? ` ${fit}` : ""}`) : ""],
        [3, dimensionStyle],
        [100, "AcDbAlignedDimension"],
        ...inSpace(a, 3),
        ...inSpace(b, 4),
        [50, isUpright ? 90 : 0],
        [100, "AcDbRotatedDimension"],
      ],
    );
  };

  /** A block for the first of equal symbols, and a reference for each; its text is an attribute. */
  const symbol = (target: Target, { name, at }: { name: string; at: Place }, group: readonly Mark[]): string => {
    const words = group.find((mark) => mark.kind === "words");
    if (!blocks.some(({ owner }) => owner.name === name)) {
      const owner = { name, handle: writer.handle() };
      const own: Target = { owner, at: ([x, y]) => [x - at[0], at[1] - y], size: 1 };
      const body = group
        .map((mark) => (mark.kind === "words" ? entities.words(own, mark, "ATTDEF", "NAME") : entities.mark(own, mark)))
        .join("");
      blocks.push({ owner, body, flags: words ? 2 : 0 });
    }
    const size = [41, 42, 43].map((code): Tag => [code, target.size]);
    const head: Tag[] = [...(words ? tags("66=1") : []), [2, name], ...inSpace(target.at(at)), ...size];
    const reference = entities.entity(target.owner, "SYMBOL", ["INSERT", "AcDbBlockReference"], head);
    if (!words) return reference;
    const end = `0=SEQEND 5=${writer.handle()} 330=${target.owner.handle} 100=AcDbEntity 8=SYMBOL`;
    return reference + entities.words(target, words, "ATTRIB", "NAME") + written(tags(end));
  };

  for (const group of grouped(marks)) {
    const { view, lines, areas, measure, symbol: sign } = things[group[0]?.thing ?? -1] ?? {};
    const target = view === undefined ? onPaper : inModel(view);
    const space = view === undefined ? "paper" : "model";
    const exact = lines?.flatMap((one) => one.lines.flat()) ?? [];
    const points = lines ? [...exact, ...(areas ?? []).flatMap(({ loops }) => loops.flat())] : group.flatMap(pointsOf);
    if (view !== undefined) takes[view]?.addAll(points);
    if (sign) target.reach?.addAll(points.map(target.at));
    if (measure) spaces[space] += dimension(target, measure, group);
    else if (lines) {
      for (const { pen, lines: own } of lines)
        for (const line of own)
          for (const shape of withArcs(line.map(target.at), 0.05, seen[view ?? ""]?.tilts ?? []))
            spaces[space] += entities.shape(target, pens[pen], shape);
      for (const area of areas ?? []) spaces[space] += entities.area(target, area);
    } else if (sign) spaces[space] += symbol(target, sign, group);
    else for (const mark of group) spaces[space] += entities.mark(target, mark);
  }

  const viewport = (number: number, middle: Place, [wide, high]: Place, at: Place, scale: number): string =>
    entities.entity(
      paperSpace,
      "VIEWPORT",
      ["VIEWPORT", "AcDbViewport"],
      [
        ...inSpace(middle),
        [40, rounded(wide)],
        [41, rounded(high)],
        ...tags(`68=${number} 69=${number}`),
        [12, rounded(at[0])],
        [22, rounded(at[1])],
        ...tags("13=0 23=0 14=10 24=10 15=10 25=10 16=0 26=0 36=1 17=0 27=0 37=0 42=50 43=0 44=0"),
        [45, rounded(high * scale)],
        // Its zoom is locked, so that its scale stays that of the sheet.
        ...tags(`50=0 51=0 72=100 90=${number === 1 ? 32864 : 49248} 1= 281=0 71=0 74=0`),
        ...tags("110=0 120=0 130=0 111=1 121=0 131=0 112=0 122=1 132=0 79=0 146=0"),
      ],
    );
  const paper = [width / 2, height / 2] as const;
  const whole = viewport(1, paper, [width * 1.1, height * 1.1], paper, 1);
  const [wholeHandle = ""] = /(?<=\r\n5\r\n)[0-9A-F]+/.exec(whole) ?? [];
  const views = Object.entries(seen)
    .map(([view, { scale }], index) => {
      const { min, max } = (takes[view] as Reach).extents;
      const middle: Place = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
      const size: Place = [max[0] - min[0] + 2 * around, max[1] - min[1] + 2 * around];
      return viewport(index + 2, onPaper.at(middle), size, inModel(view).at(middle), scale);
    })
    .join("");
  const [model, sheet] = [reaches.model.extents, reaches.paper.extents];
  const scale = Object.values(seen)[0]?.scale ?? 1;
  const owners = blocks.map(({ owner }) => owner);
  const fixed =
    tables(writer, scale, model, entities.layers, owners) +
    section(
      "BLOCKS",
      block(writer, modelSpace) +
        block(writer, paperSpace) +
        blocks.map(({ owner, body, flags }) => block(writer, owner, body, flags)).join(""),
    ) +
    section("ENTITIES", spaces.model + whole + views + spaces.paper) +
    section("OBJECTS", written(objects([width, height], { model, paper: sheet }, wholeHandle)));
  const corners = (name: string, { min, max }: Extents) =>
    `9=$${name}MIN 10=${min[0]} 20=${min[1]} 30=0 9=$${name}MAX 10=${max[0]} 20=${max[1]} 30=0`;
  const header = [
    "9=$ACADVER 1=AC1015 9=$DWGCODEPAGE 3=ANSI_1252",
    `${corners("EXT", model)} 9=$LIMMIN 10=${model.min[0]} 20=${model.min[1]} 9=$LIMMAX 10=${model.max[0]} 20=${model.max[1]}`,
    `${corners("PEXT", sheet)} 9=$PLIMMIN 10=0 20=0 9=$PLIMMAX 10=${width} 20=${height}`,
    // Dashes have their size by their entities, in model space and through a viewport.
    `9=$TILEMODE 70=1 9=$LTSCALE 40=1 9=$PSLTSCALE 70=0 9=$DIMSTYLE 2=${dimensionStyle} 9=$DIMSCALE 40=${scale}`,
    `9=$INSUNITS 70=4 9=$MEASUREMENT 70=1 9=$HANDSEED 5=${writer.handle()}`,
  ].flatMap(tags);
  return (
    written([[999, escaped(`${drawingNumber} ${title}, ${company}`)]]) +
    section("HEADER", written(header)) +
    fixed +
    written(tags("0=EOF"))
  );
}
