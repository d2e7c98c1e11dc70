import { type ComponentType, useEffect, useState } from "react";
import { modelWords as words } from "../model-viewer/model-words.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import type { ModelViewerProps } from "../model-viewer/ModelViewer.tsx";
import { loadEngine } from "../model-viewer/load-engine.ts";

type Viewer = ComponentType<ModelViewerProps>;

const load = async (): Promise<Viewer> => (await import("../model-viewer/ModelViewer.tsx")).ModelViewer;

/** Whether a picture shows a model that can be turned. */
export const hasModel = ({ downloads }: CaptionedPicture): boolean => downloads.glb !== undefined;

/** The viewer of models, which is loaded when it is opened. If it does not arrive, the picture stays, and this is said. */
export function Model({ item, onLeave }: ModelViewerProps) {
  const [{ Viewer, failed }, setLoaded] = useState<{ Viewer?: Viewer; failed?: true }>({});
  useEffect(() => {
    load().then(
      (Viewer) => setLoaded({ Viewer }),
      () => setLoaded({ failed: true }),
    );
  }, []);
  if (Viewer) return <Viewer {...{ item, onLeave }} />;
  return (
    <p className="lightbox-model-said" role="status">
      {failed ? words.failed : words.loading}
    </p>
  );
}

/** Opens the model of a picture that has one. The code is fetched when the pointer comes near. */
export function ModelButton({ item, onOpen }: { item: CaptionedPicture; onOpen: () => void }) {
  if (!hasModel(item)) return null;
  const prepare = () => void Promise.all([load(), loadEngine()]).catch(() => undefined);
  return (
    <button type="button" className="lightbox-model" onPointerEnter={prepare} onFocus={prepare} onClick={onOpen}>
      {words.open}
    </button>
  );
}
