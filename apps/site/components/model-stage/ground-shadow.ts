import {
  Camera,
  GLSL3,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  RawShaderMaterial,
  type Scene,
  type Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { add, minus, parallel, type Vector, viewMatrix } from "./vectors.ts";

/** Pixels of the shadow's picture, and how far it reaches beyond the model, as a share of the model's box. */
const [pixels, margin] = [256, 0.35];

const head = "precision highp float;\n";
const belowVertex = `${head}in vec3 position; in mat4 instanceMatrix; out float up; out vec3 at;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
void main() { vec4 p = modelMatrix * instanceMatrix * vec4(position, 1.);
  at = p.xyz; gl_Position = projectionMatrix * viewMatrix * p; up = gl_Position.z * .5 + .5; }`;
// The higher a solid is above the floor, the less light it keeps away.
const belowFragment = `${head}in float up; in vec3 at; out vec4 color; uniform vec4 cut;
void main() { if (dot(at, cut.xyz) > cut.w) discard; color = vec4(exp(-5. * up)); }`;

const floorVertex = `${head}in vec3 position; in vec2 uv; out vec2 at;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
void main() { at = uv; gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(position, 1.); }`;
const floorFragment = `${head}in vec2 at; out vec4 color; uniform sampler2D shade;
float soft(float level) {
  float texel = exp2(level) / ${pixels}., sum = 0.;
  for (int x = -2; x <= 2; x++) for (int y = -2; y <= 2; y++)
    sum += textureLod(shade, at + .7 * texel * vec2(x, y), level).r * exp(-.35 * float(x * x + y * y));
  return sum / 7.6;
}
void main() { color = vec4(0., 0., 0., .48 * (.55 * soft(2.) + .45 * soft(4.))); }`;

/** A soft shadow on the floor, where little light comes under a model. Its picture is taken from below, once. */
export class GroundShadow {
  readonly floor: Mesh<PlaneGeometry, RawShaderMaterial>;
  readonly #target: WebGLRenderTarget;
  readonly #camera = new Camera();
  readonly #fromBelow: RawShaderMaterial;

  /** `low`, `high`: corners of the model's box, mm; `cut`: what is cut away. */
  constructor(low: Vector, high: Vector, cut: IUniform<Vector4>) {
    this.#fromBelow = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: belowVertex,
      fragmentShader: belowFragment,
      uniforms: { cut },
    });
    const half = (0.5 + margin) * Math.max(high[0] - low[0], high[1] - low[1]);
    const middle = add(low, minus(high, low), 0.5);
    const from: Vector = [middle[0], middle[1], low[2]];
    this.#target = new WebGLRenderTarget(pixels, pixels, {
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
      magFilter: LinearFilter,
    });
    // Looking up: X to the right, so that the picture's rows run along -Y.
    this.#camera.matrixWorldAutoUpdate = false;
    this.#camera.matrixWorldInverse.fromArray(viewMatrix([1, 0, 0], [0, -1, 0], [0, 0, -1], from));
    this.#camera.matrixWorld.copy(this.#camera.matrixWorldInverse).invert();
    const depth = Math.max(half, high[2] - low[2]);
    this.#camera.projectionMatrix.fromArray(parallel(half, half, -depth / 100, depth));
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: floorVertex,
      fragmentShader: floorFragment,
      uniforms: { shade: { value: this.#target.texture } },
      transparent: true,
      depthWrite: false,
    });
    this.floor = new Mesh(new PlaneGeometry(2 * half, 2 * half), material);
    // The plane's V runs along +Y.
    this.floor.scale.y = -1;
    this.floor.position.set(...from);
    this.floor.renderOrder = -1;
  }

  /** Takes the picture of what is on layer 0 of a scene. */
  take(renderer: WebGLRenderer, scene: Scene): void {
    const seen = this.floor.visible;
    this.floor.visible = false;
    scene.overrideMaterial = this.#fromBelow;
    renderer.setRenderTarget(this.#target);
    renderer.render(scene, this.#camera);
    renderer.setRenderTarget(null);
    scene.overrideMaterial = null;
    this.floor.visible = seen;
  }

  release(): void {
    this.#target.dispose();
    this.floor.geometry.dispose();
    this.floor.material.dispose();
    this.#fromBelow.dispose();
  }
}
