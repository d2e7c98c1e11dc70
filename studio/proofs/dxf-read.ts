/** A DXF as a program reads it that did not write it, with what dxf-parser leaves out: hatches, viewports, attributes. */
import Parser, { type IDxf, type IEntity, type IPoint } from "dxf-parser";

interface Scanner {
  next: () => { code: number; value: unknown };
  isEOF: () => boolean;
}
/** An entity that dxf-parser does not know, by its groups. */
export interface Unknown extends IEntity {
  groups: readonly (readonly [code: number, value: string | number])[];
}

const reader = (name: string) =>
  class {
    ForEntityName = name;
    parseEntity(scanner: Scanner, begun: { value: unknown }) {
      const groups: [number, string | number][] = [];
      let group = scanner.next();
      for (; group.code !== 0 && !scanner.isEOF(); group = scanner.next())
        groups.push([group.code, group.value as string | number]);
      const of = (code: number) => groups.find(([own]) => own === code)?.[1];
      return { type: begun.value, layer: of(8), inPaperSpace: of(67) === 1, groups };
    }
  };

export const dxfRead = (text: string): IDxf => {
  const parser = new Parser();
  for (const name of ["HATCH", "VIEWPORT", "ATTRIB", "SEQEND"]) parser.registerEntityHandler(reader(name) as never);
  const dxf = parser.parseSync(text);
  if (!dxf) throw new Error("it is no DXF");
  return dxf;
};

/** Numbers of an entity's groups of a code. */
export const numbersOf = (entity: IEntity, code: number): number[] =>
  (entity as Unknown).groups.filter(([own]) => own === code).map(([, value]) => Number(value));

/** A layout's viewports with their scales, mm of the model to 1 mm, without the paper itself. */
export const viewportsOf = ({ entities }: IDxf): { scale: number; window: readonly [IPoint, IPoint] }[] =>
  entities
    .filter(({ type }) => (type as string) === "VIEWPORT")
    .flatMap((one) => {
      const [id, wide, high, across, up, tall] = [69, 40, 41, 12, 22, 45].map(
        (code) => numbersOf(one, code)[0] ?? 0,
      ) as [number, number, number, number, number, number];
      if (id === 1) return [];
      const scale = tall / high;
      const corner = (side: number): IPoint => ({
        x: across + (side * wide * scale) / 2,
        y: up + (side * tall) / 2,
        z: 0,
      });
      return [{ scale, window: [corner(-1), corner(1)] as const }];
    });

type Points = readonly Pick<IPoint, "x" | "y">[];
interface Drawn {
  vertices?: Points;
  points?: Points;
  center?: IPoint;
  radius?: number;
  startAngle?: number;
  endAngle?: number;
  majorAxisEndPoint?: IPoint;
  axisRatio?: number;
  startPoint?: IPoint;
  position?: IPoint;
  name?: string;
  block?: string;
  xScale?: number;
}

/** Points of arcs are within a thousandth of their radius of what is furthest. */
const parts = 200;

/** Points at the edge of entities, mm, with those in the blocks that they refer to; of text, where it begins. */
export const pointsIn = (dxf: IDxf, entities: readonly IEntity[]): Points =>
  entities.flatMap((entity): Points => {
    const one = entity as unknown as Drawn;
    const type = entity.type as string;
    if (type === "VIEWPORT" || type === "SEQEND" || type === "ATTRIB") return [];
    if (type === "HATCH") {
      const [xs, ys] = [numbersOf(entity, 10).slice(1), numbersOf(entity, 20).slice(1)];
      const radius = numbersOf(entity, 72)[0] === 2 ? (numbersOf(entity, 40)[0] ?? 0) : 0;
      return xs.flatMap((x, index) =>
        [-radius, radius].map((side) => ({ x: x + side, y: (ys[index] as number) + side })),
      );
    }
    if (type === "DIMENSION") return pointsIn(dxf, dxf.blocks[one.block ?? ""]?.entities ?? []);
    if (type === "INSERT") {
      const { position = { x: 0, y: 0 }, xScale = 1 } = one;
      return pointsIn(dxf, dxf.blocks[one.name ?? ""]?.entities ?? []).map(({ x, y }) => ({
        x: position.x + x * xScale,
        y: position.y + y * xScale,
      }));
    }
    const { center, radius = 0, majorAxisEndPoint: long = { x: radius, y: 0 }, axisRatio = 1 } = one;
    if (center) {
      const [from, to] = [one.startAngle ?? 0, one.endAngle ?? 2 * Math.PI];
      const length = to > from ? to - from : to - from + 2 * Math.PI;
      return Array.from({ length: parts + 1 }, (_, part) => {
        const turn = from + (length * part) / parts;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn) * axisRatio];
        return { x: center.x + cos * long.x - sin * long.y, y: center.y + cos * long.y + sin * long.x };
      });
    }
    return one.vertices ?? one.points ?? [one.startPoint ?? one.position].filter((point) => point !== undefined);
  });

/** Least and most along both axes. */
export const boxOf = (points: Points): { min: readonly [number, number]; max: readonly [number, number] } => {
  const edge = (of: (a: number, b: number) => number) =>
    (["x", "y"] as const).map((axis) => points.map((point) => point[axis]).reduce(of)) as unknown as [number, number];
  return { min: edge((a, b) => Math.min(a, b)), max: edge((a, b) => Math.max(a, b)) };
};
