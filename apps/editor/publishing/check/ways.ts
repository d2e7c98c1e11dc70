import type { OpenPoint } from "./open-point.ts";

/**
 * - `publish`: nothing is open that matters to visitors
 * - `samples`: with what is not confirmed, which is recorded
 * - `rehearsal`: with whatever is open, hidden from search engines
 */
export type Way = "publish" | "samples" | "rehearsal";

/** Whether a point is a sample, or in one. */
const isInSample = ({ file, path }: OpenPoint, points: readonly OpenPoint[]): boolean =>
  points.some(
    (other) => other.kind === "sample" && other.file === file && other.path.every((key, index) => key === path[index]),
  );

/**
 * The open points that prevent publishing in a way. What is not filled in prevents none. A customer's own words without his
 * consent are no sample, so `samples` lets only invented quotes pass.
 */
export function preventing(points: readonly OpenPoint[], way: Way): OpenPoint[] {
  if (way === "rehearsal") return [];
  return points.filter(
    (point) =>
      point.kind !== "unfilled" && (way === "publish" || point.kind === "placeholder" || !isInSample(point, points)),
  );
}

/** The way in which a site with these open points can be published. */
export const wayFor = (points: readonly OpenPoint[]): Way =>
  (["publish", "samples"] as const).find((way) => preventing(points, way).length === 0) ?? "rehearsal";
