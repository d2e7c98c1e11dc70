import {
  type Camera,
  DoubleSide,
  GLSL3,
  type IUniform,
  Matrix4,
  NearestFilter,
  RawShaderMaterial,
  type Scene,
  Vector3,
  type Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { PartPoint } from "./stage.ts";

/** Pixels along the longer side of the picture in which parts are looked for. */
const pixels = 360;

const vertex = `precision highp float;
in vec3 position; in mat4 instanceMatrix; out vec3 at;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
void main() {
  vec4 p = modelMatrix * instanceMatrix * vec4(position, 1.);
  at = p.xyz; gl_Position = projectionMatrix * viewMatrix * p;
}`;
// The solid's number, counted from 1, and the depth, in 16 bits each.
const fragment = `precision highp float;
in vec3 at; out vec4 color; uniform vec4 cut; uniform float solid;
void main() {
  if (dot(at, cut.xyz) > cut.w) discard;
  float number = solid + 1., far = floor(gl_FragCoord.z * 65535.);
  color = vec4(mod(number, 256.), floor(number / 256.), mod(far, 256.), floor(far / 256.)) / 255.;
}`;

/** Where each solid of the parts is seen, from a small picture in which every solid has a color of its own. */
export class PartPoints {
  /** The number of the solid that is drawn next. */
  readonly solid: IUniform<number> = { value: 0 };
  readonly #target = new WebGLRenderTarget(1, 1, { minFilter: NearestFilter, magFilter: NearestFilter });
  readonly #material: RawShaderMaterial;

  constructor(cut: IUniform<Vector4>) {
    this.#material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: vertex,
      fragmentShader: fragment,
      // From inside, a solid is seen where it is cut.
      side: DoubleSide,
      uniforms: { cut, solid: this.solid },
    });
  }

  /** Before a solid of the scene is drawn. */
  next(solid: number): void {
    this.solid.value = solid;
    this.#material.uniformsNeedUpdate = true;
  }

  /** Looks for the solids on layer 0 of a scene, in a space of so many CSS pixels. The points are where they are shown. */
  take(renderer: WebGLRenderer, scene: Scene, eye: Camera, space: { width: number; height: number }) {
    const scale = pixels / Math.max(space.width, space.height);
    const [width, height] = [space.width, space.height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    this.#target.setSize(width, height);
    scene.overrideMaterial = this.#material;
    renderer.setRenderTarget(this.#target);
    eye.layers.set(0);
    renderer.render(scene, eye);
    eye.layers.enable(1);
    const data = new Uint8Array(4 * width * height);
    renderer.readRenderTargetPixels(this.#target, 0, 0, width, height, data);
    renderer.setRenderTarget(null);
    scene.overrideMaterial = null;
    return pointsIn(data, width, height, new Matrix4().multiplyMatrices(eye.projectionMatrix, eye.matrixWorldInverse));
  }

  release(): void {
    this.#target.dispose();
    this.#material.dispose();
  }
}

/** How far a point is from the edge of what is seen of its solid, pixels: as far as there is such a point. */
const clearances = [10, 5, 2, 1] as const;

/** Of the pixels of each solid the one nearest to their middle, rather not one at the solid's edge or before a ladder. */
function pointsIn(data: Uint8Array, width: number, height: number, matrix: Matrix4): Map<number, PartPoint> {
  const solidAt = (pixel: number) => (data[4 * pixel] ?? 0) + 256 * (data[4 * pixel + 1] ?? 0) - 1;
  const found = new Map<number, number[]>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const solid = solidAt(pixel);
    if (solid < 0) continue;
    const own = found.get(solid);
    if (own) own.push(pixel);
    else found.set(solid, [pixel]);
  }
  /** Whether so many pixels from one on, step by step, are of a solid. */
  const isAll = (at: number, step: number, count: number, solid: number): boolean =>
    count === 0 || (solidAt(at + step) === solid && isAll(at + step, step, count - 1, solid));
  const back = matrix.clone().invert();
  const points = new Map<number, PartPoint>();
  for (const [solid, own] of found) {
    const around = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
    const isInner = (at: number, by: number) => around.every((step) => isAll(at, step, by, solid));
    const inner = clearances.map((by) => own.filter((at) => isInner(at, by)));
    const choice = inner.find(({ length }) => length > 0) ?? own;
    const middle = { x: 0, y: 0 };
    for (const at of own) {
      middle.x += (at % width) / own.length;
      middle.y += Math.floor(at / width) / own.length;
    }
    const away = (at: number) => Math.hypot((at % width) - middle.x, Math.floor(at / width) - middle.y);
    const best = choice.reduce((a, b) => (away(b) < away(a) ? b : a));
    const depth = ((data[4 * best + 2] ?? 0) + 256 * (data[4 * best + 3] ?? 0) + 0.5) / 65_535;
    const point = new Vector3(
      (2 * ((best % width) + 0.5)) / width - 1,
      (2 * (Math.floor(best / width) + 0.5)) / height - 1,
      2 * depth - 1,
    ).applyMatrix4(back);
    points.set(solid, { point: point.toArray(), pixels: own.length });
  }
  return points;
}
