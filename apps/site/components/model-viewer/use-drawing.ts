import { useEffect, useRef, useState } from "react";
import type { Projection } from "../model-stage/camera.ts";
import type { PartPoint, Stage, View } from "../model-stage/stage.ts";
import type { Size } from "./use-surroundings.ts";

/** After so many ms without movement the model is drawn in full, and it is found out where its parts are seen. */
const rest = 160;

/** What is on the screen: the projection of the last frame, and where parts were seen when the model last rested. */
export interface Shown {
  readonly projection: Projection;
  readonly points: ReadonlyMap<number, PartPoint>;
}

/** Where parts are seen now. Of a ghost, which is not looked for, the point that it had is kept. */
function pointsNow(stage: Stage, { parts }: View, before: Shown["points"]): Shown["points"] {
  const ghosts = [...before].filter(([part]) => parts[part]?.shown === "ghost");
  return new Map([...ghosts, ...stage.partPoints()]);
}

/**
 * Draws the model when something has changed, and never begins a frame before the last one is on the screen: a slow
 * device then skips frames rather than lagging behind.
 */
export function useDrawing(
  stage: Stage | undefined,
  view: Omit<View, "moving"> | undefined,
  size: Size,
): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const wanted = useRef<View>(undefined);
  const busy = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const points = useRef<Shown["points"]>(undefined);
  const lookBefore = useRef<View["look"]>(undefined);
  /** The stage, until it has been given back: then nothing may be drawn on it. */
  const alive = useRef<Stage>(undefined);
  useEffect(() => {
    alive.current = stage;
    return () => {
      alive.current = undefined;
      wanted.current = undefined;
      clearTimeout(resting.current);
    };
  }, [stage]);
  useEffect(() => {
    if (size.width > 0) stage?.resize(size.width, size.height);
  }, [stage, size]);
  useEffect(() => {
    if (!stage || !view || size.width === 0) return undefined;
    async function draw(onto: Stage): Promise<void> {
      if (busy.current) return;
      busy.current = true;
      while (wanted.current) {
        await new Promise(requestAnimationFrame);
        const next = wanted.current;
        if (!next) break;
        wanted.current = undefined;
        clearTimeout(resting.current);
        const projection = onto.draw(next);
        await onto.drawn();
        if (alive.current !== onto) break;
        const find = () => {
          points.current = pointsNow(onto, next, points.current ?? new Map());
          setShown({ projection, points: points.current });
        };
        if (!points.current) find();
        else {
          setShown({ projection, points: points.current });
          resting.current = setTimeout(find, rest);
        }
      }
      busy.current = false;
    }
    const want = (moving: boolean) => {
      wanted.current = { ...view, moving };
      void draw(stage);
    };
    const moving = stage.isSlow() && lookBefore.current !== undefined && lookBefore.current !== view.look;
    lookBefore.current = view.look;
    want(moving);
    if (!moving) return undefined;
    const rested = setTimeout(() => want(false), rest);
    return () => clearTimeout(rested);
  }, [stage, view, size]);
  return shown;
}
