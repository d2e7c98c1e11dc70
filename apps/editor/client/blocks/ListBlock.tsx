import type { Block } from "../../editing/markdown/blocks.ts";
import { shortened } from "../../content/in-words.ts";
import { openEntryAdded } from "../entry-focus.ts";
import { MoveButtons } from "../MoveButtons.tsx";
import { TextField } from "./TextField.tsx";

type List = Extract<Block, { kind: "list" }>;

interface ListBlockProps {
  readonly id: string;
  readonly block: List;
  readonly onChange: (block: List) => void;
}

/** A list, point by point. */
export function ListBlock({ id, block, onChange }: ListBlockProps) {
  const { items, ordered } = block;
  const change = (next: readonly string[]) => onChange({ ...block, items: next });
  const move = (from: number, to: number) => change(items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? ""));
  return (
    <fieldset>
      <legend>{ordered ? "Numbered list" : "List"}</legend>
      {items.map((item, at) => (
        <div key={at} className="entry narrow">
          <TextField
            hideLabel
            id={`${id}_items_${at}`}
            label={`Point ${at + 1} of ${items.length}`}
            value={item}
            onChange={(text) => change(items.with(at, text))}
          />
          <MoveButtons
            name={shortened(item, 40)}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < items.length - 1 ? () => move(at, at + 1) : undefined}
            onCopy={() => change(items.toSpliced(at, 0, item))}
            onRemove={() => change(items.toSpliced(at, 1))}
          />
        </div>
      ))}
      <button
        type="button"
        className="add"
        onClick={(event) => {
          openEntryAdded(event.currentTarget);
          change([...items, ""]);
        }}
      >
        Add a point
      </button>
    </fieldset>
  );
}
