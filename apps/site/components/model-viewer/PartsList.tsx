import { modelWords as words } from "./model-words.ts";
import type { Parts } from "./use-parts.ts";

interface PartsListProps {
  parts: Parts;
  /** Whether the model is there; else the list can only be read. */
  ready: boolean;
  /** Weight and volume of what is chosen, in words. */
  weight: string | undefined;
  onPress: (line: number) => void;
}

/** The parts list. A pressed line stands alone. */
export const PartsList = ({ parts: { lines, selected, hidden }, ready, weight, onPress }: PartsListProps) => (
  <>
    <p className="model-heading">{words.parts}</p>
    {weight && <p className="model-weight">{weight}</p>}
    <ol className="model-parts">
      {lines.map(({ description, quantity }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={selected.has(index)}
            data-hidden={hidden.has(index)}
            disabled={!ready}
            onClick={() => onPress(index)}
          >
            <span>{description}</span>
            {quantity > 1 && <span>{`× ${quantity}`}</span>}
          </button>
        </li>
      ))}
    </ol>
  </>
);
