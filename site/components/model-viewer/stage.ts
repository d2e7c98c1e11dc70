import { axesOf, type Look, project, type Projection, type RenderCamera } from "./camera.ts";
import { graphicsOn, type Program } from "./graphics.ts";
import type { BrowserModel, Occurrence, SolidGroup } from "./read-glb.ts";
import { faces, flat, lines, picking, plain } from "./shaders.ts";
import { add, length, type Matrix, minus, parallel, times, type Vector, viewMatrix } from "./vectors.ts";

/** How a part is drawn: 0 not at all, 1 as it is, 2 as ghost lines; and by how many mm it is moved. */
export interface PartState {
  readonly drawn: 0 | 1 | 2;
  readonly moved: Vector;
}

/** A section plane across an axis of the model: what lies beyond `at` (mm) is cut away. */
export interface Section {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

export interface Scene {
  readonly look: Look;
  readonly section: Section | undefined;
  readonly edges: boolean;
  readonly dark: boolean;
}

/** What is under a pixel. */
export interface Found {
  readonly group: SolidGroup;
  readonly occurrence: Occurrence;
  readonly point: Vector;
}

export interface Stage {
  readonly low: Vector;
  readonly high: Vector;
  /** Half the diagonal of the model's box, mm. */
  readonly radius: number;
  readonly middleOf: (part: number) => Vector;
  readonly setParts: (states: readonly PartState[]) => void;
  readonly resize: (width: number, height: number) => void;
  readonly draw: (scene: Scene) => Projection;
  /** What was drawn last at a CSS pixel; nothing if there is only background. */
  readonly pick: (x: number, y: number) => Found | undefined;
  readonly release: () => void;
}

const radians = Math.PI / 180;
const shadowSize = 2048;
/** Edges of what is smaller than this would blacken it, CSS pixels. */
const leastWithEdges = 26;
/** Texels in a row of the parts' texture. */
const row = 256;

const corners = ({ low, high }: SolidGroup, { rows }: Occurrence, step: number): Vector[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const own = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? high : low)[axis] as number);
    return [0, 4, 8].map((from) => {
      const [a = 0, b = 0, c = 0, d = 0] = rows.slice(from, from + 4);
      return (a * (own[0] ?? 0) + b * (own[1] ?? 0) + c * (own[2] ?? 0)) / step + d;
    }) as unknown as Vector;
  });

const least = (a: Vector, b: Vector): Vector => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
const most = (a: Vector, b: Vector): Vector => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
const nowhere: Vector = [Infinity, Infinity, Infinity];

/** The boxes of all parts, mm. */
function boxesOf({ groups }: BrowserModel): Map<number, { low: Vector; high: Vector }> {
  const boxes = new Map<number, { low: Vector; high: Vector }>();
  for (const group of groups)
    for (const occurrence of group.occurrences)
      for (const corner of corners(group, occurrence, group.step)) {
        const box = boxes.get(occurrence.part) ?? { low: nowhere, high: minus([0, 0, 0], nowhere) };
        boxes.set(occurrence.part, { low: least(box.low, corner), high: most(box.high, corner) });
      }
  return boxes;
}

/**
 * Draws a model on a canvas, only when it is told to: faces with shadow, feature edges, ghosts, filled sections.
 * @throws if the browser has no WebGL 2
 */
export function stageOn(canvas: HTMLCanvasElement, model: BrowserModel, camera: RenderCamera): Stage {
  const graphics = graphicsOn(canvas);
  const { gl } = graphics;
  const boxes = boxesOf(model);
  const low = [...boxes.values()].reduce((sum, box) => least(sum, box.low), nowhere);
  const high = [...boxes.values()].reduce((sum, box) => most(sum, box.high), minus([0, 0, 0], nowhere));
  const radius = length(minus(high, low)) / 2;
  const middle = add(low, minus(high, low), 0.5);
  const lampAt = (turn: number, height: number): Vector =>
    axesOf({ bearing: (camera.bearing + turn) * radians, height: height * radians }).away;
  const key = lampAt(-50, 50);
  const lampAxes = axesOf({ bearing: (camera.bearing - 50) * radians, height: 50 * radians });
  const lamp = times(
    parallel(1.2 * radius, 1.2 * radius, radius, 5 * radius),
    viewMatrix(lampAxes.right, lampAxes.up, key, add(middle, key, 3 * radius)),
  );

  const programs = {
    faces: graphics.program(faces),
    lines: graphics.program(lines),
    plain: graphics.program(plain),
    flat: graphics.program(flat),
    picking: graphics.program(picking),
  };
  const [positions, normals] = [graphics.buffer(model.positions), graphics.buffer(model.normals)];
  const [triangles, edges] = [model.triangles, model.edges].map((data) =>
    graphics.buffer(data, gl.ELEMENT_ARRAY_BUFFER),
  ) as [WebGLBuffer, WebGLBuffer];
  let first = 0;
  const drawn = model.groups.map((group) => {
    const { occurrences } = group;
    const places = graphics.buffer(Float32Array.from(occurrences.flatMap(({ rows, part }) => [...rows, part])));
    const arrayWith = (indices: WebGLBuffer) => {
      const array = graphics.vertexArray();
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
      for (const location of [0, 1, 2, 3, 4, 5]) gl.enableVertexAttribArray(location);
      gl.bindBuffer(gl.ARRAY_BUFFER, positions);
      gl.vertexAttribPointer(0, 3, gl.SHORT, false, 8, 8 * group.vertex);
      gl.bindBuffer(gl.ARRAY_BUFFER, normals);
      gl.vertexAttribPointer(1, 3, gl.BYTE, true, 4, 4 * group.vertex);
      gl.bindBuffer(gl.ARRAY_BUFFER, places);
      for (const [index, size] of [4, 4, 4, 1].entries()) {
        gl.vertexAttribPointer(2 + index, size, gl.FLOAT, false, 52, 16 * index);
        gl.vertexAttribDivisor(2 + index, 1);
      }
      return array;
    };
    const size = length(minus(group.high as unknown as Vector, group.low as unknown as Vector));
    const made = { group, first, size, faces: arrayWith(triangles), edges: arrayWith(edges) };
    first += occurrences.length;
    return made;
  });

  const partTexture = graphics.texture();
  const rowsOfParts = Math.ceil((Math.max(...boxes.keys()) + 1) / row);
  gl.bindTexture(gl.TEXTURE_2D, partTexture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, row, rowsOfParts);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);

  const shadowTexture = graphics.texture();
  gl.bindTexture(gl.TEXTURE_2D, shadowTexture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, shadowSize, shadowSize);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  const shadowTarget = graphics.framebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, shadowTarget);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, shadowTexture, 0);
  gl.drawBuffers([gl.NONE]);

  const [found, depth, pickTarget] = [graphics.texture(), graphics.texture(), graphics.framebuffer()];
  gl.bindTexture(gl.TEXTURE_2D, found);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32UI, 1, 1);
  gl.bindTexture(gl.TEXTURE_2D, depth);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, 1, 1);
  gl.bindFramebuffer(gl.FRAMEBUFFER, pickTarget);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, found, 0);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depth, 0);

  const floor = 6 * radius;
  const z = low[2];
  const floorArray = graphics.vertexArray();
  const sectionArray = graphics.vertexArray();
  const quadrilateral = (array: WebGLVertexArrayObject, points: readonly number[]) => {
    const buffer = graphics.buffer(new Float32Array(points));
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
    return buffer;
  };
  const [mx, my] = middle;
  quadrilateral(floorArray, [
    mx - floor,
    my - floor,
    z,
    mx + floor,
    my - floor,
    z,
    mx - floor,
    my + floor,
    z,
    mx + floor,
    my + floor,
    z,
  ]);
  const sectionBuffer = quadrilateral(
    sectionArray,
    Array.from({ length: 12 }, () => 0),
  );

  let size = { width: 1, height: 1, ratio: 1 };
  let shadowOf = "";
  let statesNumber = 0;
  let last: { scene: Scene; projection: Projection } | undefined;

  const cutOf = (section: Section | undefined): [number, number, number, number] => {
    if (!section) return [0, 0, 0, 1];
    const { axis, at } = section;
    // What is towards the viewer of an elevation, to the right or above is cut away.
    const sign = axis === 1 ? -1 : 1;
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((one) => (one === axis ? sign : 0));
    return [x, y, z, sign * at];
  };
  const begin = (program: Program, view: Matrix, wanted: 1 | 2, section: Section | undefined) => {
    program.use();
    gl.uniformMatrix4fv(program.at("view"), false, view);
    gl.uniformMatrix4fv(program.at("lamp"), false, lamp);
    gl.uniform1i(program.at("parts"), 0);
    gl.uniform1i(program.at("shadow"), 1);
    gl.uniform1f(program.at("wanted"), wanted);
    gl.uniform4fv(program.at("cut"), cutOf(section));
  };
  const bindTextures = () => {
    for (const [unit, texture] of [partTexture, shadowTexture].entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    }
  };
  const drawFaces = (each?: (one: (typeof drawn)[number]) => void) => {
    for (const one of drawn) {
      each?.(one);
      gl.bindVertexArray(one.faces);
      const { from, count } = one.group.triangles;
      gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, from, one.group.occurrences.length);
    }
  };
  const drawShadow = (section: Section | undefined) => {
    const state = `${statesNumber} ${cutOf(section).join(" ")}`;
    if (state === shadowOf) return;
    shadowOf = state;
    gl.bindFramebuffer(gl.FRAMEBUFFER, shadowTarget);
    gl.viewport(0, 0, shadowSize, shadowSize);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    // Not read while it is written.
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, null);
    begin(programs.plain, lamp, 1, section);
    drawFaces();
  };
  const drawLines = (wanted: 1 | 2, ink: readonly number[], perPixel: number) => {
    gl.uniform1f(programs.lines.at("wanted"), wanted);
    gl.uniform4fv(programs.lines.at("ink"), ink);
    for (const { group, size, edges } of drawn) {
      if (group.edges.count === 0 || size / perPixel < leastWithEdges) continue;
      gl.bindVertexArray(edges);
      gl.drawElementsInstanced(
        gl.LINES,
        group.edges.count,
        gl.UNSIGNED_SHORT,
        group.edges.from,
        group.occurrences.length,
      );
    }
  };
  /** Fills what the plane cuts: where more back than front faces lie behind it, a solid is open. */
  const drawSection = (section: Section, view: Matrix) => {
    gl.enable(gl.STENCIL_TEST);
    gl.colorMask(false, false, false, false);
    gl.depthMask(false);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.CULL_FACE);
    gl.stencilFunc(gl.ALWAYS, 0, 255);
    gl.stencilOpSeparate(gl.BACK, gl.KEEP, gl.KEEP, gl.INCR_WRAP);
    gl.stencilOpSeparate(gl.FRONT, gl.KEEP, gl.KEEP, gl.DECR_WRAP);
    begin(programs.plain, view, 1, section);
    drawFaces();
    gl.colorMask(true, true, true, true);
    gl.depthMask(true);
    gl.enable(gl.DEPTH_TEST);
    gl.stencilFunc(gl.NOTEQUAL, 0, 255);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.KEEP);
    const [one, other] = [0, 1, 2].filter((axis) => axis !== section.axis) as [0 | 1 | 2, 0 | 1 | 2];
    const points = [0, 1, 2, 3].flatMap((corner) => {
      const point: [number, number, number] = [...middle];
      point[section.axis] = section.at;
      point[one] += corner & 1 ? 3 * radius : -3 * radius;
      point[other] += corner & 2 ? 3 * radius : -3 * radius;
      return point;
    });
    gl.bindBuffer(gl.ARRAY_BUFFER, sectionBuffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, new Float32Array(points));
    begin(programs.flat, view, 1, undefined);
    gl.uniform4f(programs.flat.at("tint"), 0.141, 0.463, 0.769, 1);
    gl.uniform1f(programs.flat.at("pitch"), 9 * size.ratio);
    gl.bindVertexArray(sectionArray);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.disable(gl.STENCIL_TEST);
  };

  return {
    low,
    high,
    radius,
    middleOf(part) {
      const box = boxes.get(part) ?? { low, high };
      return add(box.low, minus(box.high, box.low), 0.5);
    },
    setParts(states) {
      const data = new Float32Array(4 * row * rowsOfParts);
      for (const [part, { drawn, moved }] of states.entries()) data.set([...moved, drawn], 4 * part);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, partTexture);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, row, rowsOfParts, gl.RGBA, gl.FLOAT, data);
      statesNumber += 1;
    },
    resize(width, height) {
      const ratio = Math.min(devicePixelRatio, 2);
      size = { width, height, ratio };
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    },
    draw(scene) {
      const { look, section, edges, dark } = scene;
      const projection = project(look, camera, size.width, size.height, radius);
      last = { scene, projection };
      gl.enable(gl.DEPTH_TEST);
      gl.disable(gl.BLEND);
      bindTextures();
      drawShadow(section);
      bindTextures();
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
      begin(programs.faces, projection.matrix, 1, section);
      const at = programs.faces.at;
      gl.uniform3fv(at("eye"), look.flat ? [0, 0, 0] : projection.from);
      gl.uniform3fv(at("away3"), axesOf(look).away);
      gl.uniform3fv(at("key"), key);
      gl.uniform3fv(at("fill"), lampAt(65, 25));
      gl.uniform3fv(at("rim"), lampAt(160, 38));
      gl.enable(gl.POLYGON_OFFSET_FILL);
      gl.polygonOffset(1, 1);
      if (section) gl.disable(gl.CULL_FACE);
      else gl.enable(gl.CULL_FACE);
      drawFaces(({ group }) => {
        gl.uniform3fv(at("base"), group.colour);
        gl.uniform2f(at("surface"), group.metallic, group.roughness);
      });
      gl.disable(gl.POLYGON_OFFSET_FILL);
      if (section) drawSection(section, projection.matrix);
      gl.disable(gl.CULL_FACE);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.depthMask(false);
      begin(programs.flat, projection.matrix, 1, undefined);
      gl.uniform1f(programs.flat.at("pitch"), 0);
      gl.bindVertexArray(floorArray);
      if (look.height > 0.02) gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      begin(programs.lines, projection.matrix, 1, section);
      if (edges) drawLines(1, [0.06, 0.08, 0.11, 0.62], projection.perPixel);
      drawLines(2, dark ? [0.62, 0.7, 0.78, 0.3] : [0.36, 0.42, 0.5, 0.3], projection.perPixel);
      gl.depthMask(true);
      return projection;
    },
    pick(x, y) {
      if (!last) return undefined;
      const { scene, projection } = last;
      const { width, height } = size;
      // The projection of this one pixel.
      const onto = new Float32Array([
        ...[width, 0, 0, 0, 0, height, 0, 0, 0, 0, 1, 0],
        ...[width - 2 * x - 1, 2 * y + 1 - height, 0, 1],
      ]);
      bindTextures();
      gl.bindFramebuffer(gl.FRAMEBUFFER, pickTarget);
      gl.viewport(0, 0, 1, 1);
      gl.disable(gl.BLEND);
      gl.enable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      gl.clearBufferuiv(gl.COLOR, 0, [0, 0, 0, 0]);
      gl.clearBufferfv(gl.DEPTH, 0, [1]);
      begin(programs.picking, times(onto, projection.matrix), 1, scene.section);
      drawFaces(({ first }) => gl.uniform1ui(programs.picking.at("first"), first));
      const pixel = new Uint32Array(4);
      gl.readPixels(0, 0, 1, 1, gl.RGBA_INTEGER, gl.UNSIGNED_INT, pixel);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      const which = (pixel[0] ?? 0) - 1;
      const one = drawn.findLast(({ first }) => first <= which);
      const occurrence = one?.group.occurrences[which - one.first];
      if (!one || !occurrence) return undefined;
      const [, px = 0, py = 0, pz = 0] = new Float32Array(pixel.buffer);
      return { group: one.group, occurrence, point: [px, py, pz] };
    },
    release: graphics.release,
  };
}
