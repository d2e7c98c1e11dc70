import { fullWidthName } from "../picture-viewer/item-in-address.ts";
import type { ViewerWords } from "@ttpl/content/derive/viewer-words.ts";
import { hasModel, ModelButton } from "./Model.tsx";
import type { Zoom } from "./use-zoom.ts";

interface ViewBarProps {
  zoom: Zoom;
  words: ViewerWords;
  /** While the model is open only their room is kept, so that it has the place of the picture. */
  isResting: boolean;
  onModel: () => void;
}

/** Buttons that show the whole picture, its full width, one of its views, or its model. None if there is nothing to choose. */
export function ViewBar({ zoom, words, isResting, onModel }: ViewBarProps) {
  const { item, named, hasOwnWidth, isWhole, frame } = zoom;
  const views = [...(hasOwnWidth ? [{ id: fullWidthName, name: words.fullWidth }] : []), ...item.views];
  const choices = views.length > 0 ? [{ id: undefined, name: words.whole }, ...views] : [];
  if (choices.length === 0 && !hasModel(item)) return null;
  return (
    <div className="lightbox-views" role="group" aria-label={words.frame} inert={isResting}>
      {choices.map(({ id, name }) => (
        <button key={name} type="button" aria-pressed={id ? id === named : isWhole} onClick={() => frame(id)}>
          {name}
        </button>
      ))}
      <ModelButton item={item} onOpen={onModel} />
    </div>
  );
}
