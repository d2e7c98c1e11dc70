import { modelWords as words } from "./model-words.ts";
import { isSame, type Look, type ViewName, viewNames } from "../model-stage/camera.ts";

interface ModelBarProps {
  look: Look | undefined;
  /** Undefined until the model is there. */
  viewOf: (name: ViewName) => Look | undefined;
  onView: (name: ViewName) => void;
  onLeave: () => void;
}

/** The way back to the picture, and the named views. */
export const ModelBar = ({ look, viewOf, onView, onLeave }: ModelBarProps) => (
  <div className="model-bar" role="group" aria-label={words.looks}>
    <button type="button" onClick={onLeave}>
      {words.leave}
    </button>
    {viewNames.map((name) => {
      const view = viewOf(name);
      if (!look || !view) return null;
      return (
        <button key={name} type="button" aria-pressed={isSame(look, view)} onClick={() => onView(name)}>
          {words.views[name]}
        </button>
      );
    })}
  </div>
);
