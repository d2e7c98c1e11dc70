import type { PictureWords } from "../../content-loader/schemas/layout-words.ts";
import type { Section } from "./stage.ts";
import type { Vector } from "./vectors.ts";

type Words = PictureWords["model"];

interface ModelToolsProps {
  words: Words;
  low: Vector;
  high: Vector;
  section: Section | undefined;
  explode: number;
  onSection: (section: Section | undefined) => void;
  onExplode: (share: number) => void;
}

/** The section plane and the exploded view. */
export function ModelTools({ words, low, high, section, explode, onSection, onExplode }: ModelToolsProps) {
  const axes = [words.along, words.across, words.above];
  return (
    <>
      <fieldset>
        <legend>{words.section}</legend>
        <div className="model-choice">
          <button type="button" aria-pressed={!section} onClick={() => onSection(undefined)}>
            {words.none}
          </button>
          {axes.map((name, index) => {
            const axis = index as 0 | 1 | 2;
            return (
              <button
                key={name}
                type="button"
                aria-pressed={section?.axis === axis}
                onClick={() => onSection({ axis, at: (low[axis] + high[axis]) / 2 })}
              >
                {name}
              </button>
            );
          })}
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
      <label className="model-slider">
        <span>{words.explode}</span>
        <input
          type="range"
          min="0"
          max="100"
          value={Math.round(100 * explode)}
          onChange={({ target }) => onExplode(target.valueAsNumber / 100)}
        />
      </label>
    </>
  );
}
