import { fullWidthName } from "../picture-viewer/item-in-address.ts";
import type { ViewerWords } from "../../content-loader/derive/viewer-words.ts";
import type { Zoom } from "./use-zoom.ts";

/** Buttons that show the whole picture, its full width, or one of its views. None if there is nothing to choose. */
export function ViewBar({ zoom, words }: { zoom: Zoom; words: ViewerWords }) {
  const { item, named, hasOwnWidth, isWhole, frame } = zoom;
  const views = [...(hasOwnWidth ? [{ id: fullWidthName, name: words.fullWidth }] : []), ...item.views];
  if (views.length === 0) return null;
  return (
    <div className="lightbox-views" role="group" aria-label={words.frame}>
      {[{ id: undefined, name: words.whole }, ...views].map(({ id, name }) => (
        <button key={name} type="button" aria-pressed={id ? id === named : isWhole} onClick={() => frame(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
