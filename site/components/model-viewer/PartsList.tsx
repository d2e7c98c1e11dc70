import { modelWords as words } from "./model-words.ts";
import type { Parts } from "./use-parts.ts";

interface PartsListProps {
  parts: Parts;
  /** Whether the model is there; else the list can only be read. */
  ready: boolean;
  onPress: (line: number) => void;
}

/** The parts list. A pressed line stands alone. */
export const PartsList = ({ parts: { lines, selected, hidden }, ready, onPress }: PartsListProps) => (
  <>
    <p className="model-heading">{words.parts}</p>
    <ol className="model-parts">
      {lines.map(({ name, quantity }, at) => (
        <li key={at}>
          <button
            type="button"
            aria-pressed={selected.has(at)}
            data-hidden={hidden.has(at)}
            disabled={!ready}
            onClick={() => onPress(at)}
          >
            <span>{name}</span>
            {quantity > 1 && <span>{`× ${quantity}`}</span>}
          </button>
        </li>
      ))}
    </ol>
  </>
);
