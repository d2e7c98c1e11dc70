/** Parts with named ends. A part's pieces and ends lie in its own frame; its matrix places both. */
import { Matrix4, Vector3 } from "three";
import type { LineKind } from "./line-classes.ts";
import { placement, type Point } from "./placement.ts";
import type { Piece } from "./solids.ts";

/** An end as its part describes it: where, which way out, nominal bore in mm, pressure rating in bar. */
export interface End {
  position: Point;
  direction: Point;
  bore: number;
  rating: number;
  kind: LineKind;
}

export class Port {
  readonly owner: Part;
  readonly name: string;
  readonly end: End;
  /** What closes the end: another port, or the edge of what we supply. */
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

/** A straight or bent run's centre line, kept for the elbow rule. */
export interface Route {
  points: Vector3[];
  bore: number;
  /** Centre-line radius of the bends, mm. */
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

  /** Sets the part at a point, its own Z along `direction`, turned by `roll` degrees about it. */
  at(point: Point, direction?: Point, roll?: number): this {
    this.matrix = placement(point, direction, roll);
    this.placed = true;
    return this;
  }
}

export type WithPorts<Name extends string> = Part & Record<Name, Port>;

/** A part whose ends can be named as properties: `pump.discharge`. */
export const part = <Name extends string = never>(
  name: string,
  pieces: Piece[],
  ends?: Record<Name, End>,
): WithPorts<Name> => {
  const made = new Part(name, pieces, ends ?? {});
  return Object.assign(made, Object.fromEntries(made.ports.map((port) => [port.name, port]))) as WithPorts<Name>;
};
