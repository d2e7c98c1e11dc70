import { useState } from "react";
import type { Found } from "../model-stage/stage.ts";
import { length, minus, type Vector } from "../model-stage/vectors.ts";

/** A distance and its shares along the model's axes, mm. */
export interface Distance {
  readonly whole: number;
  readonly along: Vector;
}

/** Measuring between two points of the model; `points` is undefined while nothing is measured. */
export function useMeasuring() {
  const [points, setPoints] = useState<readonly Found[]>();
  return {
    points,
    toggle: () => setPoints(points ? undefined : []),
    stop: () => setPoints(undefined),
    /** Adds a point; the third begins anew. Returns the distance once there are two. */
    add(found: Found): Distance | undefined {
      const [from, to] = points?.length === 1 ? [points[0], found] : [found];
      setPoints(from && to ? [from, to] : [found]);
      if (!from || !to) return undefined;
      const along = minus(to.point, from.point);
      return { whole: length(along), along };
    },
  };
}

export type Measuring = ReturnType<typeof useMeasuring>;
