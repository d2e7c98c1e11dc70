import type { MouseEvent } from "react";
import { changeAndFocus } from "./entry-focus.ts";

interface MoveButtonsProps {
  /** Of the entry, for screen readers. */
  readonly name: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onCopy?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

const followed =
  (action: (() => void) | undefined, ...focused: Parameters<typeof changeAndFocus>[1]) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    changeAndFocus(currentTarget, focused, () => action?.());

/** The buttons of an entry of a list. The focus follows a moved entry, and opens a copied one. */
export const MoveButtons = ({ name, onUp, onDown, onCopy, onRemove }: MoveButtonsProps) => (
  <div className="entry-buttons" role="group" aria-label={name}>
    <button
      type="button"
      data-part="up"
      disabled={!onUp}
      onClick={followed(onUp, -1, "up")}
      aria-label={`Move up: ${name}`}
      title="Move up"
    >
      ↑
    </button>
    <button
      type="button"
      data-part="down"
      disabled={!onDown}
      onClick={followed(onDown, 1, "down")}
      aria-label={`Move down: ${name}`}
      title="Move down"
    >
      ↓
    </button>
    {onCopy && (
      <button type="button" onClick={followed(onCopy, 1, "fields")} aria-label={`Copy: ${name}`}>
        Copy
      </button>
    )}
    {onRemove && (
      <button type="button" data-part="remove" onClick={followed(onRemove, 0, "remove")} aria-label={`Remove: ${name}`}>
        Remove
      </button>
    )}
  </div>
);
