import { type ComponentType, useEffect, useState } from "react";
import { modelWords as words } from "../model-viewer/model-words.ts";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { ModelViewerProps } from "../model-viewer/ModelViewer.tsx";
import { loadEngine } from "../model-viewer/load-engine.ts";
import { type PartsData, partsOf } from "../model-viewer/parts-data.ts";

type Viewer = ComponentType<ModelViewerProps>;

const load = async (): Promise<Viewer> => (await import("../model-viewer/ModelViewer.tsx")).ModelViewer;

/** Whether a picture shows a model that can be turned. */
export const hasModel = ({ downloads }: CaptionedPicture): boolean => downloads.glb !== undefined;

/** The viewer of models, which is loaded when it is opened. If it does not arrive, the picture stays. */
export function Model({ item, onLeave }: ModelViewerProps) {
  const [{ Viewer, failed }, setLoaded] = useState<{ Viewer?: Viewer; failed?: true }>({});
  useEffect(() => {
    load().then(
      (Viewer) => setLoaded({ Viewer }),
      () => setLoaded({ failed: true }),
    );
  }, []);
  // The button that led back to the picture is gone; the one that leads here has the focus then.
  useEffect(() => () => document.querySelector<HTMLElement>(".lightbox-model")?.focus(), []);
  if (Viewer) return <Viewer {...{ item, onLeave }} />;
  return (
    <div className="lightbox-model-said">
      <p role="status">{failed ? words.failed : words.loading}</p>
      {failed && <WithoutViewer {...{ item, onLeave }} />}
    </div>
  );
}

/** What is left without the code of the viewer: the parts list, and the ways on. A browser does not fetch a failed script again. */
function WithoutViewer({ item: { id }, onLeave }: ModelViewerProps) {
  const [lines, setLines] = useState<PartsData["items"]>([]);
  useEffect(() => {
    partsOf(id).then(
      ({ items }) => setLines(items),
      () => undefined,
    );
  }, [id]);
  return (
    <>
      <button type="button" onClick={() => location.reload()}>
        {words.retry}
      </button>
      <button type="button" onClick={onLeave}>
        {words.leave}
      </button>
      <ol aria-label={words.parts}>
        {lines.map(({ description, quantity }) => (
          <li key={description}>{quantity > 1 ? `${description} × ${quantity}` : description}</li>
        ))}
      </ol>
    </>
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
