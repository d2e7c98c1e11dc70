import { type RefObject, useEffect, useState } from "react";
import { glbOf, partsOf, type PartsData } from "./parts-data.ts";
import { type BrowserModel, readGlb } from "./read-glb.ts";
import { type Stage, stageOn } from "./stage.ts";

/** Why a model is not shown: it did not arrive, the browser has no WebGL 2, or its graphics have stopped. */
export type Problem = "failed" | "unsupported" | "lost";

export interface Loaded {
  readonly data?: PartsData;
  readonly model?: BrowserModel;
  readonly stage?: Stage;
  readonly problem?: Problem;
}

/** Loads the parts list and the model of a picture, and makes a stage on the canvas. All of it is given back at the end. */
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
    async function load(onto: HTMLCanvasElement) {
      const [listing, file] = [partsOf(id), glbOf(id)];
      file.catch(() => undefined);
      const data = await listing;
      tell({ data });
      const model = readGlb(await file);
      if (ended) return;
      try {
        stage = stageOn(onto, model, data.camera);
      } catch (error) {
        console.info(error);
        return tell({ problem: "unsupported" });
      }
      tell({ model, stage });
    }
    load(element).catch(() => tell({ problem: "failed" }));
    const onLost = (event: Event) => {
      event.preventDefault();
      if (!ended) setLoaded(({ data }) => ({ ...(data && { data }), problem: "lost" }));
    };
    element.addEventListener("webglcontextlost", onLost);
    return () => {
      ended = true;
      element.removeEventListener("webglcontextlost", onLost);
      stage?.release();
    };
  }, [id, canvas]);
  return loaded;
}
