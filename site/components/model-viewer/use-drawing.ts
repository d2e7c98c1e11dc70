import { useEffect, useRef, useState } from "react";
import type { Projection } from "../model-stage/camera.ts";
import type { Stage, View } from "../model-stage/stage.ts";
import type { Size } from "./use-surroundings.ts";

/** After so many ms without movement the model is drawn in full. */
const rest = 160;

/**
 * Draws the model when something has changed, and never begins a frame before the last one is on the screen: a slow
 * device then skips frames rather than lagging behind. Returns the projection of the last frame that is there.
 */
export function useDrawing(
  stage: Stage | undefined,
  view: Omit<View, "moving"> | undefined,
  size: Size,
): Projection | undefined {
  const [shown, setShown] = useState<Projection>();
  const wanted = useRef<View>(undefined);
  const busy = useRef(false);
  const lookBefore = useRef<View["look"]>(undefined);
  // After the stage has been given back, nothing may be drawn on it.
  useEffect(() => {
    if (!stage) return undefined;
    return () => {
      wanted.current = undefined;
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
        const projection = onto.draw(next);
        await onto.drawn();
        setShown(projection);
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
