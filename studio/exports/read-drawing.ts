import svgpath from "svgpath";
import { optimize } from "svgo";
import { cascaded, type Element, type Properties, selectorNotRead } from "./styles.ts";

/** A place on paper, mm from the upper left corner. */
export type Place = readonly [x: number, y: number];
/** Steps of an outline in absolute places; the three of a curve are its two handles and its end. */
// oxfmt-ignore
type Step =
  readonly ["M" | "L", ...Place] | readonly ["C", number, number, number, number, number, number] | readonly ["Z"];

/** What all marks have: their classes and those of the groups around them, and their colors, undefined for none. */
interface Drawn {
  /** Number of the part of the drawing's structure that it is in (structure.ts). */
  part: number | undefined;
  /** Number of what it is in the world (true-size.ts). */
  thing: number | undefined;
  classes: readonly string[];
  fill: string | undefined;
}
interface Stroked extends Drawn {
  stroke: string | undefined;
  /** Line width and dashes, mm. */
  width: number;
  dashes: readonly number[];
  cap: "butt" | "round" | "square";
  join: "miter" | "round" | "bevel";
}
export type Outline = Stroked & { kind: "outline"; steps: readonly Step[] };
export type Circle = Stroked & { kind: "circle"; center: Place; radius: number };
/** One line of text from, about or up to a place on its base line; size in mm, angle in degrees against the clock. */
export type Words = Drawn & {
  kind: "words";
  words: string;
  at: Place;
  angle: number;
  size: number;
  anchor: "start" | "middle" | "end";
  bold: boolean;
};
export type Mark = Outline | Circle | Words;

/** A drawing on its paper, in the order in which it is drawn. */
export interface PaperDrawing {
  title: string;
  /** mm */
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** Size of landscape paper, mm. */
export const papers = { A0: [1189, 841], A1: [841, 594], A2: [594, 420], A3: [420, 297], A4: [297, 210] } as const;

/** To thousandths. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const number = ({ attributes }: Element, name: string): number => Number(attributes[name] ?? 0);

const stepsOf = (data: string, transform: string): Step[] => {
  const steps: Step[] = [];
  svgpath(data)
    .abs()
    .unarc()
    .unshort()
    .transform(transform)
    .iterate((segment, _, x, y) => {
      const [command, ...values] = segment as [string, ...number[]];
      const numbers = values.map(rounded);
      if (command === "H") steps.push(["L", numbers[0] ?? 0, rounded(y)]);
      else if (command === "V") steps.push(["L", rounded(x), numbers[0] ?? 0]);
      else if (command === "Q") {
        // A curve with one handle is one with two, each two thirds of the way to it.
        const [hx = 0, hy = 0, ex = 0, ey = 0] = values;
        const handles = [
          x + (2 * (hx - x)) / 3,
          y + (2 * (hy - y)) / 3,
          ex + (2 * (hx - ex)) / 3,
          ey + (2 * (hy - ey)) / 3,
        ];
        steps.push(["C", ...handles.map(rounded), rounded(ex), rounded(ey)] as unknown as Step);
      } else if ("MLCZ".includes(command)) steps.push([command, ...numbers] as unknown as Step);
      else throw new Error(`Path command ${command} is not read yet: add it to exports/read-drawing.ts`);
    });
  return steps;
};

/** Where a place of a drawing lies on paper, how many mm a unit is there, and by how much it is turned. */
const onPaper = (x: number, y: number, transform: string) => {
  const [from, to] = stepsOf(`M${x} ${y}l1000 0`, transform) as [["M", ...Place], ["L", ...Place]];
  const [dx, dy] = [to[1] - from[1], to[2] - from[2]];
  return {
    at: [from[1], from[2]] as const,
    scale: Math.hypot(dx, dy) / 1000,
    angle: Math.round((-Math.atan2(dy, dx) * 180) / Math.PI),
  };
};

const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === "text" ? child.value : textOf(child as Element))).join("");

/**
 * Reads a drawing as our makers write it: paths, rectangles, circles and lines of text in groups, styled by attributes
 * and by rules for classes. Fills of the paper's color are white, and the paper itself is left out. Fails for anything
 * else, so that no line is lost in silence.
 */
export function readDrawing(svg: string, paper: keyof typeof papers): PaperDrawing {
  let root: Element | undefined;
  const read = (tree: { children: unknown[] }) => {
    root = tree.children.find((child) => (child as Element).name === "svg") as Element;
    return null;
  };
  const styled = { onlyMatchedOnce: false, removeMatchedSelectors: false, useMqs: [""] };
  optimize(svg, {
    plugins: [
      { name: "inlineStyles", params: styled },
      { name: "read", fn: read as never },
    ],
  });
  if (!root) throw new Error("This is no SVG");
  const [, , across = 0, down = 0] = (root.attributes["viewBox"] ?? "").split(" ").map(Number);
  const [width, height] = papers[paper];
  // What does not fill its paper lies in the middle, 5 mm within the edge.
  const edge = across / down === width / height ? 0 : 5;
  const unit = Math.min((width - 2 * edge) / across, (height - 2 * edge) / down);
  const place = `translate(${(width - across * unit) / 2} ${(height - down * unit) / 2}) scale(${unit})`;
  const marks: Mark[] = [];
  let title = "";
  let background: string | undefined;
  const color = (value: string | undefined) =>
    value === undefined || value === "none" ? undefined : value === background ? "#ffffff" : value;

  const visit = (element: Element, above: Properties, groups: readonly Element[], transforms: string) => {
    const { name, attributes } = element;
    if (name === "style") {
      const selector = selectorNotRead(textOf(element));
      if (selector) throw new Error(`The selector "${selector}" is not read yet: add it to exports/read-drawing.ts`);
      return;
    }
    if (name === "title") {
      title = textOf(element);
      return;
    }
    const look = cascaded(above, element);
    const transform = `${transforms} ${attributes["transform"] ?? ""}`;
    const within = [...groups, element];
    if (name === "svg" || name === "g") {
      for (const child of element.children) if (child.type === "element") visit(child, look, within, transform);
      return;
    }
    const { scale, angle, at } = onPaper(number(element, "x"), number(element, "y"), transform);
    const length = (value: string | undefined) => rounded(Number.parseFloat(value ?? "1") * scale);
    const drawn = {
      part: "data-part" in attributes ? number(element, "data-part") : undefined,
      thing: "data-as" in attributes ? number(element, "data-as") : undefined,
      classes: within.flatMap((one) => one.attributes["class"]?.split(" ") ?? []),
    };
    if (name === "text") {
      marks.push({
        kind: "words",
        ...drawn,
        // A figure's thin space is in few typefaces; a browser makes it up.
        words: textOf(element).replaceAll("\u2009", " "),
        at,
        angle,
        size: length(look["font-size"]),
        anchor: (look["text-anchor"] ?? "start") as Words["anchor"],
        bold: Number(look["font-weight"] ?? 400) >= 600,
        fill: color(look["fill"] ?? "#000000"),
      });
      return;
    }
    const dashes = look["stroke-dasharray"]?.split(/[ ,]+/).map(length) ?? [];
    const stroked: Stroked = {
      ...drawn,
      fill: color(look["fill"] ?? "#000000"),
      stroke: color(look["stroke"]),
      width: length(look["stroke-width"]),
      dashes,
      cap: (look["stroke-linecap"] ?? "butt") as Stroked["cap"],
      join: (look["stroke-linejoin"] ?? "miter") as Stroked["join"],
    };
    if (name === "circle") {
      const { at: center } = onPaper(number(element, "cx"), number(element, "cy"), transform);
      marks.push({ kind: "circle", ...stroked, center, radius: rounded(number(element, "r") * scale) });
    } else if (name === "path" || name === "rect") {
      const [x, y, wide, high] = ["x", "y", "width", "height"].map((side) => number(element, side));
      const data = name === "rect" ? `M${x} ${y}h${wide}v${high}h-${wide}z` : (attributes["d"] ?? "");
      if (background === undefined && marks.length === 0 && look["stroke"] === undefined) background = look["fill"];
      else marks.push({ kind: "outline", ...stroked, steps: stepsOf(data, transform) });
    } else throw new Error(`<${name}> is not read yet: add it to exports/read-drawing.ts`);
  };
  visit(root, {}, [], place);
  return { title, width, height, marks };
}
