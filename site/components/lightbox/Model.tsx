import { type ComponentType, useEffect, useState } from "react";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import type { ModelViewerProps } from "../model-viewer/ModelViewer.tsx";
import type { ViewerWords } from "../picture-viewer/viewer-props.ts";

type Viewer = ComponentType<ModelViewerProps>;

const load = async (): Promise<Viewer> => (await import("../model-viewer/ModelViewer.tsx")).ModelViewer;

interface ModelProps {
  item: CaptionedPicture;
  words: ViewerWords;
}

/** The viewer of models, which is loaded when it is opened. If it does not arrive, the picture stays, and this is said. */
export function Model({ item, words: { model }, onLeave }: ModelProps & { onLeave: () => void }) {
  const [viewer, setViewer] = useState<{ Viewer?: Viewer; failed?: true }>({});
  useEffect(() => {
    load().then(
      (Viewer) => setViewer({ Viewer }),
      () => setViewer({ failed: true }),
    );
  }, []);
  if (!model) return null;
  const { Viewer, failed } = viewer;
  if (Viewer) return <Viewer {...{ item, onLeave }} />;
  return (
    <p className="lightbox-model-said" role="status">
      {failed ? model.failed : model.loading}
    </p>
  );
}

/** Opens the model of a picture that has one. Its code is fetched when the pointer comes near. */
export function ModelButton({ item, words: { model }, onOpen }: ModelProps & { onOpen: () => void }) {
  if (!model || item.downloads.glb === undefined) return null;
  const prepare = () => void load().catch(() => undefined);
  return (
    <button type="button" className="lightbox-model" onPointerEnter={prepare} onFocus={prepare} onClick={onOpen}>
      {model.open}
    </button>
  );
}
