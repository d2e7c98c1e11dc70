import { useEffect, useMemo, useState } from "react";
import { isSame, type Look, namedView, type ViewName, viewNames } from "../model-stage/camera.ts";
import type { Stage } from "../model-stage/stage.ts";
import type { PartsData } from "./parts-data.ts";
import type { Panel } from "./use-panel.ts";
import type { Size } from "./use-surroundings.ts";

interface Situation {
  data: PartsData | undefined;
  stage: Stage | undefined;
  /** Whether the model is on the screen. */
  ready: boolean;
  size: Size;
  panel: Panel;
  look: Look | undefined;
  glide: (from: Look, to: Look) => void;
}

/**
 * The named view that is shown until the hand moves the model, at first that of the picture or the address. It makes room
 * for the panel; `kept`, the look for the address, does not, so that it suits other windows.
 */
export function useNamedView({ data, stage, ready, size, panel, look, glide }: Situation) {
  const [named, setNamed] = useState<ViewName>();
  const views = useMemo(
    () =>
      data && stage
        ? new Map(viewNames.map((name) => [name, namedView(name, data.camera, stage.low, stage.high)]))
        : undefined,
    [data, stage],
  );
  const viewOf = (name: ViewName): Look | undefined => {
    const view = views?.get(name);
    return view && panel.beside(view);
  };
  function go(name: ViewName): void {
    const view = viewOf(name);
    setNamed(name);
    if (look && view && !isSame(look, view)) glide(look, view);
  }
  useEffect(() => {
    if (!ready || !look) return;
    const now = named ?? [...(views ?? [])].find(([, view]) => isSame(look, view))?.[0];
    if (now) go(now);
    // Not when the look changes: it is on its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, size, panel.covered]);
  return {
    kept: (named && views?.get(named)) ?? look,
    viewOf,
    go,
    /** The hand has moved the model. */
    leave: () => setNamed(undefined),
  };
}
