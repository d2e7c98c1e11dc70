import {
  BackSide,
  GLSL3,
  type IUniform,
  type MeshStandardMaterial,
  NotEqualStencilFunc,
  RawShaderMaterial,
  ReplaceStencilOp,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import { axesOf, type RenderCamera } from "./camera.ts";

const head = "precision highp float; precision highp int;\n";
const placed = `${head}in vec3 position; in mat4 instanceMatrix;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix; out vec3 at;\n`;

// The outline of a cut, two pixels wide, on what stands behind it: walls are thinner than a pixel at times.
const contour = `
uniform vec4 cut;
vec3 atCut(vec3 c) {
  float deep = cut.w - dot(at, cut.xyz), pixel = max(fwidth(deep), 1e-6);
  return mix(vec3(.05, .2, .42), c, smoothstep(1.2, 2.2, deep / pixel));
}`;

const facesVertex = `${placed}in vec3 normal; out vec3 n;
void main() {
  mat4 place = modelMatrix * instanceMatrix;
  vec4 p = place * vec4(position, 1.);
  at = p.xyz; n = mat3(place) * normal; gl_Position = projectionMatrix * viewMatrix * p;
}`;

// Lamps and sky are those of the renders (studio/render/blender_scene.py), and "filmic" is within 0.006 of their tone mapping,
// Blender's Filmic with medium high contrast. What the floor and other parts reflect is added evenly, and the key lamp is
// weaker by the shade that it would cast.
const facesFragment = `${head}in vec3 at, n; out vec4 color;${contour}
uniform vec3 eye, away, key, fill, rim, front, base; uniform vec2 surface; uniform float inside;
float sky(float y) {
  float z = (y + 1.) * .5;
  return mix(mix(.17, .22, smoothstep(0., .49, z)), mix(.5, .97, smoothstep(.62, 1., z)), smoothstep(.48, .54, z));
}
vec3 by(vec3 N, vec3 V, vec3 L, float power, vec3 f0, vec3 d, float a) {
  float nl = max(dot(N, L), 0.); vec3 H = normalize(L + V);
  float nh = max(dot(N, H), 0.), nv = max(dot(N, V), .05), k = nh * nh * (a * a - 1.) + 1.;
  float D = a * a / (3.14159 * k * k), G = .5 / mix(2. * nl * nv, nl + nv, a);
  vec3 F = f0 + (1. - f0) * pow(1. - max(dot(V, H), 0.), 5.);
  return (d / 3.14159 + min(D * G, 40.) * F) * nl * power;
}
vec3 filmic(vec3 c) { vec3 p = pow(max(c, 0.), vec3(.9)); return 1.02 * p / (p + .22); }
void main() {
  if (dot(at, cut.xyz) > cut.w) discard;
  vec3 V = eye == vec3(0.) ? away : normalize(eye - at), N = normalize(n);
  vec3 f0 = mix(vec3(.04), base, surface.x), d = base * (1. - surface.x); float a = max(surface.y * surface.y, .03);
  vec3 c = by(N, V, key, 4.2, f0, d, a) + by(N, V, fill, .9, f0, d, a) + by(N, V, rim, 2.8, f0, d, a)
    + by(N, V, front, inside, f0, d, a);
  vec3 R = reflect(-V, N);
  c += d * mix(sky(N.z * .6), .68, .5) * .62 + f0 * mix(sky(R.z), .6, .3 + .7 * surface.y) * .62;
  color = vec4(atCut(filmic(c)), 1.);
}`;

// The back of a face is only seen inside a solid that is cut, and covers what the cut would. So the cut is the back,
// drawn flat and hatched. Neighboring parts are hatched differently, as on a drawing.
const insideVertex = `${placed}void main() {
  vec4 p = modelMatrix * instanceMatrix * vec4(position, 1.);
  at = p.xyz; gl_Position = projectionMatrix * viewMatrix * p;
}`;
const insideFragment = `${head}in vec3 at; out vec4 color; uniform vec4 cut; uniform float hatch, pitch;
void main() {
  if (dot(at, cut.xyz) > cut.w) discard;
  float way = mod(hatch, 2.) < 1. ? gl_FragCoord.x + gl_FragCoord.y : gl_FragCoord.x - gl_FragCoord.y;
  float line = smoothstep(.76, .84, abs(fract(way / (pitch * (1. + .3 * mod(floor(hatch / 2.), 3.)))) * 2. - 1.));
  color = vec4(mix(vec3(.141, .463, .769), vec3(.58, .76, .94), line), 1.);
}`;

// A little nearer than the faces that the lines bound, by a share of the distance: lines behind a wall stay behind it.
const linesVertex = `${placed}void main() {
  vec4 p = modelMatrix * instanceMatrix * vec4(position, 1.), seen = viewMatrix * p;
  at = p.xyz; seen.z += 3e-4 * abs(seen.z); gl_Position = projectionMatrix * seen;
}`;
const linesFragment = `${head}in vec3 at; out vec4 color; uniform vec4 ink, cut;
void main() { if (dot(at, cut.xyz) > cut.w) discard; color = ink; }`;

// Of a ghost, what is seen from the side: the outlines of round bodies, which have no edges.
const ghostFragment = `${head}in vec3 at, n; out vec4 color; uniform vec3 eye, away; uniform vec4 ink, cut;
void main() {
  if (dot(at, cut.xyz) > cut.w) discard;
  vec3 V = eye == vec3(0.) ? away : normalize(eye - at);
  color = vec4(ink.rgb, ink.a * pow(1. - abs(dot(normalize(n), V)), 3.));
}`;

/** In the stencil, what shows a cut, where no edges are drawn: they would be those of the far side of the solid. */
const isCut = 1;
const offset = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 } as const;
/** Behind the faces, so that at a solid's edge its inside does not show. */
const behind = { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 8 } as const;
const stencil = { stencilWrite: true, stencilZPass: ReplaceStencilOp } as const;

const radians = Math.PI / 180;

/** What all surfaces and lines of a model share, and what changes it. */
export function surfacesUnder(camera: RenderCamera) {
  const lamp = (turn: number, height: number) =>
    new Vector3(...axesOf({ bearing: (camera.bearing + turn) * radians, height: height * radians }).away);
  const cut: IUniform<Vector4> = { value: new Vector4(0, 0, 0, 1) };
  const shared = {
    /** Where the viewer is; zero in parallel projection. */
    eye: { value: new Vector3() },
    away: { value: new Vector3() },
    key: { value: lamp(-50, 50) },
    fill: { value: lamp(65, 25) },
    rim: { value: lamp(160, 38) },
    front: { value: lamp(4, 12) },
    // From 1.6 sizes of the model away.
    inside: { value: (camera.inside ?? 0) / (Math.PI * 1.6 ** 2) },
    cut,
    /** Pixels between the lines of a hatching. */
    pitch: { value: 9 },
  };
  const facesOf = ({ color, metalness, roughness }: MeshStandardMaterial) =>
    new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: facesVertex,
      fragmentShader: facesFragment,
      uniforms: {
        ...shared,
        base: { value: new Vector3(...color.toArray()) },
        surface: { value: new Vector2(metalness, roughness) },
      },
      ...offset,
      ...stencil,
      stencilRef: 0,
    });
  const hatch: IUniform<number> = { value: 0 };
  const inside = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: insideVertex,
    fragmentShader: insideFragment,
    side: BackSide,
    uniforms: { cut, hatch, pitch: shared.pitch },
    ...behind,
    ...stencil,
    stencilRef: isCut,
  });
  const linesIn = () =>
    new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: linesVertex,
      fragmentShader: linesFragment,
      uniforms: { cut, ink: { value: new Vector4() } },
      transparent: true,
      depthWrite: false,
      stencilWrite: true,
      stencilWriteMask: 0,
      stencilFunc: NotEqualStencilFunc,
      stencilRef: isCut,
    });
  const ghosts = linesIn();
  const ghostFaces = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: facesVertex,
    fragmentShader: ghostFragment,
    uniforms: {
      eye: shared.eye,
      away: shared.away,
      cut,
      ...(ghosts.uniforms["ink"] && { ink: ghosts.uniforms["ink"] }),
    },
    transparent: true,
    depthWrite: false,
    ...offset,
  });
  return { shared, hatch, facesOf, inside, edges: linesIn(), ghosts, ghostFaces };
}
