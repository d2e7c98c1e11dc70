import { type RefObject, useEffect, useState } from "react";
import type { Stage } from "../model-stage/stage.ts";
import { loadEngine } from "./load-engine.ts";
import { glbOf, partsOf, type PartsData } from "./parts-data.ts";

/** Why a model is not shown: it did not arrive, the browser has no WebGL 2, or its graphics have stopped. */
export type Problem = "failed" | "unsupported" | "lost";

export interface Loaded {
  readonly data?: PartsData;
  readonly stage?: Stage;
  readonly problem?: Problem;
  /** Which share of the model has arrived, in steps: each is said. */
  readonly share?: number;
}

/** Steps in which the share of what has arrived is told. */
const steps = 10;

const settings: WebGLContextAttributes = { alpha: true, antialias: true, stencil: true, powerPreference: "low-power" };

/**
 * Loads the parts list and the model of a picture, and puts it on the canvas. The list is there even if the model is
 * not; without WebGL the model is not fetched. All of it is given back at the end.
 */
export function useModel(id: string, canvas: RefObject<HTMLCanvasElement | null>): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let stage: Stage | undefined;
    let ended = false;
    const tell = (news: Loaded) => {
      if (!ended) setLoaded((before) => ({ ...before, ...news }));
    };
    let told = 0;
    const arrived = (share: number) => {
      const step = Math.floor(share * steps) / steps;
      if (step > told) tell({ share: (told = step) });
    };
    async function load(onto: HTMLCanvasElement): Promise<void> {
      const listing = partsOf(id).then((data) => {
        tell({ data });
        return data;
      });
      const gl = onto.getContext("webgl2", settings);
      if (!gl) {
        tell({ problem: "unsupported" });
        await listing.catch(() => undefined);
        return;
      }
      const [data, glb, { stageOn }] = await Promise.all([listing, glbOf(id, arrived), loadEngine()]);
      if (ended) return;
      const made = await stageOn(gl, glb, data.camera);
      if (ended) return made.release();
      stage = made;
      tell({ stage });
    }
    load(element).catch((error: unknown) => {
      console.info(error);
      tell({ problem: "failed" });
    });
    const onLost = (event: Event) => {
      event.preventDefault();
      if (!ended) setLoaded(({ data }) => ({ ...(data && { data }), problem: "lost" }));
    };
    element.addEventListener("webglcontextlost", onLost);
    return () => {
      ended = true;
      element.removeEventListener("webglcontextlost", onLost);
      if (stage) stage.release();
      else element.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    };
  }, [id, canvas]);
  return loaded;
}
