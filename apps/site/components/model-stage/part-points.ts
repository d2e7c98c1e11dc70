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
// The part's number, counted from 1, and the depth, in 16 bits each.
const fragment = `precision highp float;
in vec3 at; out vec4 color; uniform vec4 cut; uniform float part;
void main() {
  if (dot(at, cut.xyz) > cut.w) discard;
  float number = part + 1., far = floor(gl_FragCoord.z * 65535.);
  color = vec4(mod(number, 256.), floor(number / 256.), mod(far, 256.), floor(far / 256.)) / 255.;
}`;

/** Where each part is seen, from a small picture in which every part has a color of its own. */
export class PartPoints {
  /** The part that is drawn next. */
  readonly part: IUniform<number> = { value: 0 };
  readonly #target = new WebGLRenderTarget(1, 1, { minFilter: NearestFilter, magFilter: NearestFilter });
  readonly #material: RawShaderMaterial;

  constructor(cut: IUniform<Vector4>) {
    this.#material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: vertex,
      fragmentShader: fragment,
      // From inside, a solid is seen where it is cut.
      side: DoubleSide,
      uniforms: { cut, part: this.part },
    });
  }

  /** Before a part of the scene is drawn. */
  next(part: number): void {
    this.part.value = part;
    this.#material.uniformsNeedUpdate = true;
  }

  /** Looks for the parts on layer 0 of a scene, in a space of so many CSS pixels. The points are where the parts are shown. */
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

/** Of the pixels of each part the one nearest to their middle, rather not one at the part's edge. */
function pointsIn(data: Uint8Array, width: number, height: number, matrix: Matrix4): Map<number, PartPoint> {
  const partAt = (pixel: number) => (data[4 * pixel] ?? 0) + 256 * (data[4 * pixel + 1] ?? 0) - 1;
  const found = new Map<number, number[]>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const part = partAt(pixel);
    if (part < 0) continue;
    const own = found.get(part);
    if (own) own.push(pixel);
    else found.set(part, [pixel]);
  }
  const back = matrix.clone().invert();
  const points = new Map<number, PartPoint>();
  for (const [part, own] of found) {
    const isInner = (at: number) => [1, -1, width, -width].every((step) => partAt(at + step) === part);
    const inner = own.filter(isInner);
    const choice = inner.length > 0 ? inner : own;
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
    points.set(part, { point: point.toArray(), pixels: own.length });
  }
  return points;
}
