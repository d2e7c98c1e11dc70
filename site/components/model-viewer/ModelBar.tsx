import { modelWords as words } from "./model-words.ts";
import { isSame, type Look, namedView, type ViewName, viewNames } from "../model-stage/camera.ts";
import type { Stage } from "../model-stage/stage.ts";
import type { PartsData } from "./parts-data.ts";

interface ModelBarProps {
  data: PartsData | undefined;
  stage: Stage | undefined;
  look: Look | undefined;
  onView: (name: ViewName) => void;
  onLeave: () => void;
}

/** The way back to the picture, and the named views. */
export const ModelBar = ({ data, stage, look, onView, onLeave }: ModelBarProps) => (
  <div className="model-bar" role="group" aria-label={words.looks}>
    <button type="button" onClick={onLeave}>
      {words.leave}
    </button>
    {stage &&
      data &&
      look &&
      viewNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={isSame(look, namedView(name, data.camera, stage.low, stage.high))}
          onClick={() => onView(name)}
        >
          {words.views[name]}
        </button>
      ))}
  </div>
);
