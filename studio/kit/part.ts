/** Parts with named ports. A part's pieces and ports are in its own coordinates; its matrix places both. */
import { Matrix4, Vector3 } from "three";
import { type LineKind, ratingOf } from "./line-classes.ts";
import { placement, type Point } from "./placement.ts";
import type { Piece } from "./solids.ts";

/**
 * A port in its part's coordinates: position, direction out of the part, nominal bore in mm, pressure rating in bar.
 */
export interface End {
  position: Point;
  direction: Point;
  bore: number;
  rating: number;
  kind: LineKind;
}

/** An end with the rating of its line kind; on the origin and facing -Z unless stated. */
export const endAt = (
  bore: number,
  kind: LineKind,
  position: Point = [0, 0, 0],
  direction: Point = [0, 0, -1],
): End => ({ position, direction, bore, rating: ratingOf(kind), kind });

/** The ends of nozzles, by the nozzles' names. */
export const endsOf = <Name extends string>(nozzles: Record<Name, { end: End }>): Record<Name, End> =>
  Object.fromEntries(Object.entries<{ end: End }>(nozzles).map(([name, { end }]) => [name, end])) as Record<Name, End>;

export class Port {
  readonly owner: Part;
  readonly name: string;
  readonly end: End;
  /** What the port is connected to: another port, or the edge of our scope of supply. */
  mate: Port | "battery limit" | undefined;

  constructor(owner: Part, name: string, end: End) {
    this.owner = owner;
    this.name = name;
    this.end = end;
  }

  get position(): Vector3 {
    return new Vector3(...this.end.position).applyMatrix4(this.owner.matrix);
  }

  /** Unit vector out of the part. */
  get direction(): Vector3 {
    return new Vector3(...this.end.direction).transformDirection(this.owner.matrix);
  }

  toString(): string {
    return `${this.owner.name}.${this.name}`;
  }
}

/** Center line of a run, used by the elbow rule. */
interface Route {
  points: Vector3[];
  bore: number;
  /** Center-line radius of the bends, mm. */
  bendRadius: number;
}

export class Part {
  readonly name: string;
  readonly pieces: Piece[];
  readonly ports: Port[];
  matrix = new Matrix4();
  placed = false;
  route: Route | undefined;

  constructor(name: string, pieces: Piece[], ends: Record<string, End>) {
    this.name = name;
    this.pieces = pieces;
    this.ports = Object.entries(ends).map(([end, described]) => new Port(this, end, described));
  }

  /** Places the part at a point, its own Z axis along `direction`, rotated by `roll` degrees about it. */
  at(point: Point, direction?: Point, roll?: number): this {
    this.matrix = placement(point, direction, roll);
    this.placed = true;
    return this;
  }
}

export type WithPorts<Name extends string> = Part & Record<Name, Port>;

/** A part whose ports are properties: `pump.discharge`. */
export const withPorts = <Name extends string>(
  name: string,
  ends: Record<Name, End>,
  pieces: Piece[],
): WithPorts<Name> => {
  const made = new Part(name, pieces, ends);
  return Object.assign(made, Object.fromEntries(made.ports.map((port) => [port.name, port]))) as WithPorts<Name>;
};

/** A part without ports. */
export const part = (name: string, pieces: Piece[]): Part => new Part(name, pieces, {});

export type InLine = WithPorts<"inlet" | "outlet">;

/** Ends of a part of one bore in a line along +Z, its faces `length` mm apart. */
export const inLineEnds = (bore: number, kind: LineKind, length: number): Record<"inlet" | "outlet", End> => ({
  inlet: endAt(bore, kind),
  outlet: endAt(bore, kind, [0, 0, length], [0, 0, 1]),
});
