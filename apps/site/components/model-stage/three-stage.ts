import { Box3, Camera, Scene, Vector3, WebGLRenderer } from "three";
import { project, type Projection, type RenderCamera } from "./camera.ts";
import { GroundShadow } from "./ground-shadow.ts";
import { loadSolids, type Solid } from "./load-solids.ts";
import { PartPoints } from "./part-points.ts";
import { hitAt, snapped } from "./point-under.ts";
import { cutOf, isCutBy, type Section } from "./section.ts";
import type { PartPoint, PartState, Stage, View } from "./stage.ts";
import { surfacesUnder } from "./surfaces.ts";
import { length, minus, type Vector } from "./vectors.ts";

/** Edges of what is smaller than this would blacken it, CSS pixels. */
const leastWithEdges = 26;
/** How long a frame may take while the model moves, and how coarse it may become for that. */
const [goodFrame, leastSharpness] = [50, 0.4];
const asModeled: PartState = { shown: "whole", moved: [0, 0, 0] };

const vectorOf = (point: Vector3): Vector => [point.x, point.y, point.z];

/** The boxes of all parts, mm. */
function boxesOf(solids: readonly Solid[]): Map<number, Box3> {
  const boxes = new Map<number, Box3>();
  for (const { part, faces } of solids) {
    faces.computeBoundingBox();
    const box = faces.boundingBox?.clone().applyMatrix4(faces.matrixWorld) ?? new Box3();
    boxes.set(part, box.union(boxes.get(part) ?? new Box3()));
  }
  return boxes;
}

/**
 * Where parts are seen, from where their solids are: on the solid of which most is seen, a tower's shell rather than the ladder
 * before it.
 */
function largestOfParts(found: ReadonlyMap<number, PartPoint>, solids: readonly Solid[]): Map<number, PartPoint> {
  const largest = new Map<number, PartPoint & { readonly all: number }>();
  for (const [number, seen] of found) {
    const part = solids[number]?.part ?? -1;
    const known = largest.get(part);
    const all = seen.pixels + (known?.all ?? 0);
    largest.set(part, { ...(known && known.pixels >= seen.pixels ? known : seen), all });
  }
  return new Map([...largest].map(([part, { point, all }]) => [part, { point, pixels: all }]));
}

/** Resolves when the graphics have done all that they were told so far. */
function done(gl: WebGL2RenderingContext): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return new Promise((resolve) => {
    const ask = () => {
      if (sync && !gl.isContextLost() && gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED)
        return void setTimeout(ask, 4);
      gl.deleteSync(sync);
      resolve();
    };
    setTimeout(ask);
  });
}

/**
 * Puts a model on a canvas with three. It is drawn only when told to.
 * @throws if the file is not a GLB of the studio
 */
export async function stageOn(gl: WebGL2RenderingContext, glb: ArrayBuffer, camera: RenderCamera): Promise<Stage> {
  const surfaces = surfacesUnder(camera);
  const { shared } = surfaces;
  const { parts, solids } = await loadSolids(glb, surfaces.edges, surfaces.inside);
  const renderer = new WebGLRenderer({ canvas: gl.canvas as HTMLCanvasElement, context: gl, alpha: true });
  const scene = new Scene();
  const points = new PartPoints(shared.cut);
  const eye = new Camera();
  eye.matrixWorldAutoUpdate = false;
  eye.layers.enable(1);

  const materials = new Map(
    [...new Set(solids.map(({ surface }) => surface))].map((surface) => [surface, surfaces.facesOf(surface)]),
  );
  for (const [number, { part, faces, inside, edges, surface }] of solids.entries()) {
    faces.material = materials.get(surface) ?? surface;
    faces.onBeforeRender = () => points.next(number);
    inside.onBeforeRender = () => {
      surfaces.hatch.value = part;
      surfaces.inside.uniformsNeedUpdate = true;
    };
    for (const other of [inside, edges]) other?.layers.set(1);
  }
  scene.add(...parts.values());
  scene.updateMatrixWorld();
  const boxes = boxesOf(solids);
  const box = [...boxes.values()].reduce((all, one) => all.union(one), new Box3());
  const [low, high] = [vectorOf(box.min), vectorOf(box.max)];
  const radius = length(minus(high, low)) / 2;
  const shadow = new GroundShadow(low, high, shared.cut);
  scene.add(shadow.floor);

  let size = { width: 1, height: 1 };
  let sharpness = 0;
  /** How long a frame takes in full, ms; 0 until it is known. */
  let frameTime = 0;
  let isFirst = true;
  let shadowOf: Pick<View, "parts" | "section"> | undefined;
  let last: { view: View; projection: Projection; begun: number } | undefined;

  /** Whether a section goes through a solid where it is shown: what is whole shows nothing of its inside. */
  function isCut({ faces }: Solid, section: Section): boolean {
    const { min, max } = faces.boundingBox ?? box;
    const [a, b] = [min, max].map((corner) =>
      corner.clone().applyMatrix4(faces.matrixWorld).getComponent(section.axis),
    );
    return isCutBy(Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0), section);
  }
  function arrange({ parts: states, section, edges, moving }: View, perPixel: number): void {
    const withoutEdges = moving && frameTime > 2 * goodFrame;
    for (const [part, group] of parts) {
      const { shown, moved } = states[part] ?? asModeled;
      group.visible = shown !== "hidden";
      group.position.set(...moved);
    }
    scene.updateMatrixWorld();
    for (const solid of solids) {
      const isGhost = (states[solid.part] ?? asModeled).shown === "ghost";
      solid.faces.visible = !isGhost;
      solid.inside.visible = isGhost || (section !== undefined && isCut(solid, section));
      solid.inside.material = isGhost ? surfaces.ghostFaces : surfaces.inside;
      if (!solid.edges) continue;
      solid.edges.visible = solid.size / perPixel > leastWithEdges && (isGhost || (edges && !withoutEdges));
      solid.edges.material = isGhost ? surfaces.ghosts : surfaces.edges;
    }
  }
  const full = () => Math.min(devicePixelRatio, 2);
  function sharpen({ moving }: View): void {
    const wanted = moving ? full() * Math.max(leastSharpness, Math.min(1, Math.sqrt(goodFrame / frameTime))) : full();
    if (wanted === sharpness) return;
    sharpness = wanted;
    renderer.setPixelRatio(wanted);
    renderer.setSize(size.width, size.height, false);
    shared.pitch.value = 9 * wanted;
  }
  const seen = (): Parameters<typeof hitAt>[2] | undefined =>
    last && { solids: solids as readonly Solid[], projection: last.projection, section: last.view.section, ...size };

  return {
    low,
    high,
    boxOf: (part) => {
      const { min, max } = boxes.get(part) ?? box;
      return [vectorOf(min), vectorOf(max)];
    },
    resize(width, height) {
      size = { width, height };
      sharpness = 0;
    },
    draw(view) {
      const { look, section, dark } = view;
      const projection = project(look, camera, size.width, size.height, radius);
      sharpen(view);
      arrange(view, projection.perPixel);
      shared.eye.value.set(...(look.flat ? ([0, 0, 0] as const) : projection.from));
      shared.away.value.set(...projection.away);
      shared.cut.value.set(...cutOf(section));
      surfaces.edges.uniforms["ink"]?.value.set(0.06, 0.08, 0.11, 0.45);
      surfaces.ghosts.uniforms["ink"]?.value.set(...(dark ? [0.66, 0.74, 0.82, 0.34] : [0.33, 0.4, 0.48, 0.34]));
      const isApart = view.parts.some(({ shown, moved }) => shown !== "hidden" && length(moved) > 0);
      shadow.floor.visible = look.height > 0.02 && !isApart;
      if (shadow.floor.visible && (shadowOf?.parts !== view.parts || shadowOf.section !== section)) {
        shadow.take(renderer, scene);
        shadowOf = view;
      }
      eye.projectionMatrix.fromArray([...projection.frustum]);
      eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert();
      eye.matrixWorldInverse.fromArray([...projection.view]);
      eye.matrixWorld.copy(eye.matrixWorldInverse).invert();
      last = { view, projection, begun: performance.now() };
      renderer.render(scene, eye);
      return projection;
    },
    async drawn() {
      await done(gl);
      // The first frame includes what is done only once.
      if (last && !isFirst) frameTime = (performance.now() - last.begun) * (full() / sharpness) ** 2;
      isFirst = false;
    },
    isSlow: () => frameTime > goodFrame,
    pick(x, y, snap = false) {
      const within = seen();
      const hit = within && hitAt(x, y, within);
      if (!within || !hit) return undefined;
      const { part } = hit.solid;
      const moved = last?.view.parts[part]?.moved ?? asModeled.moved;
      return { part, point: minus(snap ? snapped(hit, x, y, within) : hit.point, moved) };
    },
    partPoints() {
      if (!last) return new Map();
      const floor = shadow.floor.visible;
      shadow.floor.visible = false;
      const found = largestOfParts(points.take(renderer, scene, eye, size), solids);
      shadow.floor.visible = floor;
      const { parts: states } = last.view;
      return new Map(
        [...found].map(([part, { point, ...rest }]) => [
          part,
          { point: minus(point, (states[part] ?? asModeled).moved), ...rest },
        ]),
      );
    },
    release() {
      for (const { faces, inside, edges } of solids) {
        faces.geometry.dispose();
        for (const mesh of [faces, inside]) mesh.dispose();
        edges?.geometry.dispose();
      }
      const { edges, ghosts, ghostFaces, inside } = surfaces;
      for (const material of [edges, ghosts, ghostFaces, inside, ...materials.keys(), ...materials.values()])
        material.dispose();
      shadow.release();
      points.release();
      renderer.dispose();
      // The context itself would keep its memory until the canvas is collected, and a page may have only a few.
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}
