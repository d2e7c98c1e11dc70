// Each vertex fetches the state of its part: how far it is moved, and whether it is drawn (1), a ghost (2) or hidden (0).
const head = "#version 300 es\nprecision highp float;precision highp int;precision highp sampler2D;\n";
const placed = `
layout(location=0) in vec3 position; layout(location=1) in vec3 normal;
layout(location=2) in vec4 rowX; layout(location=3) in vec4 rowY; layout(location=4) in vec4 rowZ;
layout(location=5) in float part;
uniform sampler2D parts; uniform mat4 view; uniform float wanted;
vec3 place(out bool seen) {
  vec4 state = texelFetch(parts, ivec2(int(part) & 255, int(part) >> 8), 0);
  seen = state.w == wanted; vec4 p = vec4(position, 1.);
  return vec3(dot(rowX, p), dot(rowY, p), dot(rowZ, p)) + state.xyz;
}
const vec4 nowhere = vec4(2., 2., 2., 1.);
`;
const cutAway = "uniform vec4 cut; void away(vec3 at) { if (dot(at, cut.xyz) > cut.w) discard; }\n";
const shadowed = `uniform sampler2D shadow; float lit(vec3 s, float bias) {
  if (any(lessThan(s, vec3(0.))) || any(greaterThan(s, vec3(1.)))) return 1.;
  float sum = 0.; vec2 texel = 1.3 / vec2(textureSize(shadow, 0));
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++)
    sum += step(s.z - bias, texture(shadow, s.xy + texel * vec2(x, y)).r);
  return sum / 9.;
}
`;

/** Faces, lit like the renders: key, fill and rim lamp, and a sky. */
export const faces = [
  `${head}${placed}uniform mat4 lamp; out vec3 n, at, s;
void main() { bool seen; at = place(seen); n = vec3(dot(rowX.xyz, normal), dot(rowY.xyz, normal), dot(rowZ.xyz, normal));
  s = (lamp * vec4(at, 1.)).xyz * .5 + .5; gl_Position = seen ? view * vec4(at, 1.) : nowhere; }`,
  `${head}${cutAway}${shadowed}in vec3 n, at, s; out vec4 colour;
uniform vec3 base, eye, away3, key, fill, rim; uniform vec2 surface;
float sky(float y) { float z = (y + 1.) * .5;
  return mix(mix(.17, .22, smoothstep(0., .49, z)), mix(.5, .97, smoothstep(.62, 1., z)), smoothstep(.48, .54, z)); }
vec3 by(vec3 N, vec3 V, vec3 L, float power, vec3 f0, vec3 d, float a) {
  float nl = max(dot(N, L), 0.); vec3 H = normalize(L + V);
  float nh = max(dot(N, H), 0.), nv = max(dot(N, V), .05), k = nh * nh * (a * a - 1.) + 1.;
  float D = a * a / (3.14159 * k * k), G = .5 / mix(2. * nl * nv, nl + nv, a);
  vec3 F = f0 + (1. - f0) * pow(1. - max(dot(V, H), 0.), 5.);
  return (d / 3.14159 + min(D * G, 40.) * F) * nl * power; }
vec3 neutral(vec3 c) { float x = min(c.r, min(c.g, c.b)), f = x < .08 ? x - 6.25 * x * x : .04; c -= f;
  float p = max(c.r, max(c.g, c.b)); if (p < .76) return c;
  float q = 1. - .0576 / (p - .52); c *= q / p; return mix(vec3(q), c, 1. / (.15 * (p - q) + 1.)); }
void main() { away(at); vec3 V = eye == vec3(0.) ? away3 : normalize(eye - at), N = normalize(n);
  if (!gl_FrontFacing) N = -N;
  vec3 f0 = mix(vec3(.04), base, surface.x), d = base * (1. - surface.x); float a = max(surface.y * surface.y, .03);
  vec3 c = by(N, V, key, 4.8, f0, d, a) * lit(s, .0015) + by(N, V, fill, .9, f0, d, a) + by(N, V, rim, 2.8, f0, d, a);
  vec3 R = reflect(-V, N);
  c += d * mix(sky(N.z * .6), .5, .35) * .62 + f0 * mix(sky(R.z), .5, surface.y) * .62 * 1.3;
  colour = vec4(pow(neutral(c * .86), vec3(1. / 2.2)), 1.); }`,
] as const;

/** Feature edges and ghosts, drawn a little nearer than their faces. */
export const lines = [
  `${head}${placed}out vec3 at; void main() { bool seen; at = place(seen);
  gl_Position = seen ? view * vec4(at, 1.) : nowhere; gl_Position.z -= 4e-5 * gl_Position.w; }`,
  `${head}${cutAway}in vec3 at; uniform vec4 ink; out vec4 colour;
void main() { away(at); colour = vec4(ink.rgb * ink.a, ink.a); }`,
] as const;

/** Faces without colour: for the shadow, and for counting what the section plane cuts. */
export const plain = [
  `${head}${placed}out vec3 at; void main() { bool seen; at = place(seen);
  gl_Position = seen ? view * vec4(at, 1.) : nowhere; }`,
  `${head}${cutAway}in vec3 at; out vec4 colour; void main() { away(at); colour = vec4(1.); }`,
] as const;

/** A flat quadrilateral: the floor with the shadow on it, or the section plane, hatched. */
export const flat = [
  `${head}layout(location=0) in vec3 corner; uniform mat4 view, lamp; out vec3 at, s;
void main() { at = corner; s = (lamp * vec4(at, 1.)).xyz * .5 + .5; gl_Position = view * vec4(at, 1.); }`,
  `${head}${shadowed}in vec3 at, s; uniform vec4 tint; uniform float pitch; out vec4 colour;
void main() { if (pitch == 0.) { colour = vec4(0., 0., 0., (1. - lit(s, .0008)) * .26); return; }
  float line = step(.8, fract((gl_FragCoord.x + gl_FragCoord.y) / pitch));
  colour = vec4(mix(tint.rgb, vec3(1.), .55 * line), 1.); }`,
] as const;

/** What is where, in whole numbers: the occurrence, and the bits of its point's coordinates. */
export const picking = [
  `${head}${placed}uniform uint first; out vec3 at; flat out uint which; void main() { bool seen; at = place(seen);
  which = first + uint(gl_InstanceID) + 1u; gl_Position = seen ? view * vec4(at, 1.) : nowhere; }`,
  `${head}${cutAway}in vec3 at; flat in uint which; out uvec4 found;
void main() { away(at); found = uvec4(which, floatBitsToUint(at)); }`,
] as const;
