import { modelWords as words } from "./model-words.ts";
import type { Section } from "../model-stage/section.ts";
import type { Stage } from "../model-stage/stage.ts";
import { axisNames } from "./spoken.ts";
import type { Parts } from "./use-parts.ts";

interface SectionToolProps {
  stage: Stage;
  section: Section | undefined;
  onSection: (section: Section | undefined) => void;
}

const axes = [0, 1, 2] as const;

/** Where the model is cut: across its length, depth or height. */
function SectionTool({ stage: { low, high }, section, onSection }: SectionToolProps) {
  return (
    <fieldset>
      <legend>{words.section}</legend>
      <div className="model-choice">
        <button type="button" aria-pressed={!section} onClick={() => onSection(undefined)}>
          {words.none}
        </button>
        {axes.map((axis) => (
          <button
            key={axis}
            type="button"
            aria-pressed={section?.axis === axis}
            onClick={() => onSection({ axis, at: Math.round((low[axis] + high[axis]) / 2) })}
          >
            {axisNames[axis]}
          </button>
        ))}
        {section && (
          <button
            type="button"
            aria-pressed={section.flipped === true}
            onClick={() => onSection({ ...section, flipped: !section.flipped })}
          >
            {words.flip}
          </button>
        )}
      </div>
      {section && (
        <input
          type="range"
          aria-label={words.position}
          min={Math.floor(low[section.axis])}
          max={Math.ceil(high[section.axis])}
          step="1"
          value={section.at}
          aria-valuetext={`${Math.round(section.at)} mm`}
          onChange={({ target }) => onSection({ ...section, at: target.valueAsNumber })}
        />
      )}
    </fieldset>
  );
}

interface ModelToolsProps extends SectionToolProps {
  parts: Parts;
  edges: boolean;
  onEdges: (edges: boolean) => void;
  isMeasuring: boolean;
  onMeasure: () => void;
  /** Takes the model apart, by a share from 0 to 1. */
  onApart: (share: number) => void;
  onHide: () => void;
  onShowAll: () => void;
  isFull: boolean;
  onFullScreen: (() => void) | undefined;
}

/** What can be done with the model: cut, taken apart, measured, shown in parts. */
export function ModelTools({ parts, edges, isMeasuring, isFull, onFullScreen, ...rest }: ModelToolsProps) {
  const { stage, section, onSection, onApart, onEdges, onMeasure, onHide, onShowAll } = rest;
  return (
    <div className="model-tools">
      <SectionTool {...{ stage, section, onSection }} />
      <label>
        <span>{words.explode}</span>
        <input
          type="range"
          min="0"
          max="100"
          value={Math.round(100 * parts.apart)}
          aria-valuetext={`${Math.round(100 * parts.apart)} %`}
          onChange={({ target }) => onApart(target.valueAsNumber / 100)}
        />
      </label>
      <div className="model-choice">
        <button type="button" aria-pressed={isMeasuring} onClick={onMeasure}>
          {words.measure}
        </button>
        <button type="button" aria-pressed={edges} onClick={() => onEdges(!edges)}>
          {words.edges}
        </button>
        <button type="button" disabled={parts.selected.size === 0} onClick={onHide}>
          {words.hide}
        </button>
        <button type="button" disabled={!parts.isChanged} onClick={onShowAll}>
          {words.all}
        </button>
        {onFullScreen && (
          <button type="button" aria-pressed={isFull} onClick={onFullScreen}>
            {words.fullScreen}
          </button>
        )}
      </div>
    </div>
  );
}
