interface MoveButtonsProps {
  /** Of the entry, for screen readers. */
  readonly name: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onCopy?: () => void;
  readonly onRemove: () => void;
}

/** The buttons of an entry of a list. */
export const MoveButtons = ({ name, onUp, onDown, onCopy, onRemove }: MoveButtonsProps) => (
  <div className="entry-buttons" role="group" aria-label={name}>
    <button type="button" disabled={!onUp} onClick={onUp} aria-label={`Move up: ${name}`}>
      Up
    </button>
    <button type="button" disabled={!onDown} onClick={onDown} aria-label={`Move down: ${name}`}>
      Down
    </button>
    {onCopy && (
      <button type="button" onClick={() => onCopy()} aria-label={`Copy: ${name}`}>
        Copy
      </button>
    )}
    <button type="button" onClick={() => onRemove()} aria-label={`Remove: ${name}`}>
      Remove
    </button>
  </div>
);
