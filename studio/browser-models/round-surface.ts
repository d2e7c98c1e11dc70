import { ShapeUtils, Vector2 } from "three";
import type { Mesh } from "../kit/meshes.ts";
import type { Facets } from "./facets.ts";

/** A point of an outline, with the direction that the surface faces there: radius and height, mm. */
interface Rim {
  point: readonly [radius: number, z: number];
  facing: readonly [radius: number, z: number];
}

/** A polygon about a center, turned to a bearing in radians. */
interface Polygon extends Facets {
  center: readonly [x: number, y: number];
  turn?: number;
}

/** A circle of a radius in mm as a polygon. */
export interface Circle extends Polygon {
  radius: number;
}

type Direction = readonly [x: number, y: number];

/** Unit vectors to the corners of a polygon. */
const directionsOf = ({ sides, turn = 0 }: Polygon): Direction[] =>
  Array.from({ length: sides }, (_, index) => {
    const bearing = turn + ((index + 0.5) / sides) * 2 * Math.PI;
    return [Math.cos(bearing), Math.sin(bearing)];
  });

const cornerOf = ({ center, reach }: Polygon, radius: number, [x, y]: Direction): [number, number] => [
  center[0] + reach * radius * x,
  center[1] + reach * radius * y,
];

/** A closed surface of facets that is put together of rings of facets and of flat ends. */
export class FacetedSurface {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #triangles: number[] = [];
  readonly #vertices = new Map<string, number>();

  /** Vertices of equal position and normal are one. */
  #vertex(position: readonly number[], normal: readonly number[]): number {
    const name = [...position, ...normal].map((value) => value.toFixed(4)).join(" ");
    const number = this.#vertices.get(name) ?? this.#positions.length / 3;
    if (number === this.#positions.length / 3) {
      this.#positions.push(...position);
      this.#normals.push(...normal);
    }
    this.#vertices.set(name, number);
    return number;
  }

  /** A ring of facets between two points of an outline that runs upward outside and downward inside. */
  ring(from: Rim, to: Rim, polygon: Polygon): void {
    const { sides } = polygon;
    const places = directionsOf(polygon);
    const corners = ({ point: [radius, z], facing: [out, up] }: Rim) =>
      places.map(([x, y]) =>
        this.#vertex(
          [...cornerOf(polygon, radius, [x, y]), z],
          radius === 0 ? [0, 0, Math.sign(up)] : [out * x, out * y, up],
        ),
      );
    const [low, high] = [corners(from), corners(to)];
    const [lowAxis, highAxis] = [from.point[0] === 0, to.point[0] === 0];
    const isDisk = from.point[1] === to.point[1] && (lowAxis || highAxis);
    for (let index = 0; index < sides; index++) {
      const next = (index + 1) % sides;
      const [a, b, c, d] = [low[index], low[next], high[next], high[index]] as [number, number, number, number];
      if (isDisk) {
        const fan = lowAxis ? [high[0], c, d] : [low[0], a, b];
        if (index > 0 && next > 0) this.#triangles.push(...(fan as number[]));
        continue;
      }
      if (!lowAxis) this.#triangles.push(a, b, c);
      if (!highAxis) this.#triangles.push(a, c, d);
      else if (lowAxis) throw new Error("An outline runs along its axis");
    }
  }

  /** A flat face at a height, up or down, within a polygon and outside others. */
  flat(z: number, up: boolean, outer: Circle, holes: readonly Circle[]): void {
    const corners = (circle: Circle) =>
      directionsOf(circle).map((direction) => new Vector2(...cornerOf(circle, circle.radius, direction)));
    const [rim, inner] = [corners(outer), holes.map(corners)];
    const vertices = [rim, ...inner].flat().map((point) => this.#vertex([...point.toArray(), z], [0, 0, up ? 1 : -1]));
    for (const triangle of ShapeUtils.triangulateShape(rim, inner)) {
      const ordered = up ? triangle : triangle.toReversed();
      this.#triangles.push(...ordered.map((corner) => vertices[corner] as number));
    }
  }

  get surface(): Mesh {
    return {
      positions: new Float32Array(this.#positions),
      normals: new Float32Array(this.#normals),
      triangles: new Uint32Array(this.#triangles),
    };
  }
}
