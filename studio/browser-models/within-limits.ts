import { solidVolume } from "../kit/solid-volume.ts";
import { type BrowserMesh, browserMesh, enclosedVolume } from "./browser-mesh.ts";
import type { Limits } from "./limits.ts";

const missingVolumes = new WeakMap<BrowserMesh, number>();

/** By how much a mesh is smaller than its solid, mm³. */
const missingVolume = (key: string, mesh: BrowserMesh): number => {
  const known = missingVolumes.get(mesh) ?? solidVolume(key) - enclosedVolume(mesh.positions, mesh.triangles);
  missingVolumes.set(mesh, known);
  return known;
};

/** How far the volume of the meshes may be from that of the solids: less than the 2 % that the tests allow. */
const volumeError = 0.012;

/** The share of the triangles that is spent at first; the rest is for solids that become finer for their volume. */
const spentAtFirst = 0.98;

/**
 * The meshes of solids that occur so many times, with few enough triangles and nearly the solids' volume. First what
 * costs most becomes coarser until the triangles fit, then what distorts the volume most becomes finer.
 */
export const withinLimits = (
  counts: ReadonlyMap<string, number>,
  { different, drawn }: Pick<Limits, "different" | "drawn">,
): Map<string, BrowserMesh> => {
  const fineness = new Map([...counts.keys()].map((key) => [key, 1]));
  const meshes = new Map([...counts.keys()].map((key) => [key, browserMesh(key, 1)]));
  const remesh = (key: string, factor: number) => {
    const next = (fineness.get(key) ?? 1) * factor;
    fineness.set(key, next);
    meshes.set(key, browserMesh(key, next));
  };
  const most = (weight: (key: string) => number, allowed: (fine: number) => boolean) =>
    [...counts.keys()]
      .filter((key) => allowed(fineness.get(key) ?? 1))
      .reduce<string | undefined>((best, key) => (best && weight(best) >= weight(key) ? best : key), undefined);
  const coarsen = (weight: (key: string) => number, limit: number) => {
    while ([...counts.keys()].reduce((sum, key) => sum + weight(key), 0) > limit) {
      const key = most(weight, (fine) => fine > 0.11);
      if (!key) break;
      remesh(key, 0.74);
    }
  };
  const triangles = (key: string) => (meshes.get(key)?.triangles.length ?? 0) / 3;
  coarsen(triangles, different);
  coarsen((key) => (counts.get(key) ?? 0) * triangles(key), spentAtFirst * drawn);
  const missing = (key: string) => {
    const mesh = meshes.get(key);
    return mesh ? (counts.get(key) ?? 0) * missingVolume(key, mesh) : 0;
  };
  const all = [...counts].reduce((sum, [key, count]) => sum + count * solidVolume(key), 0);
  for (let round = 0; round < 60; round++) {
    const error = [...counts.keys()].reduce((sum, key) => sum + missing(key), 0);
    if (Math.abs(error) <= volumeError * all) break;
    const key = most(
      (key) => Math.sign(error) * missing(key),
      (fine) => fine < 4,
    );
    if (!key) break;
    remesh(key, 1.4);
  }
  return meshes;
};
