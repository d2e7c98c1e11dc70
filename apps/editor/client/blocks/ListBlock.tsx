import type { Block } from "../../editing/markdown/blocks.ts";
import { shortened } from "../../content/in-words.ts";
import { addAndOpen } from "../entry-focus.ts";
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
      {items.map((item, index) => (
        <div key={index} className="entry narrow">
          <TextField
            hideLabel
            id={`${id}_items_${index}`}
            label={`Point ${index + 1} of ${items.length}`}
            value={item}
            onChange={(text) => change(items.with(index, text))}
          />
          <MoveButtons
            name={shortened(item, 40)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            onCopy={() => change(items.toSpliced(index, 0, item))}
            onRemove={() => change(items.toSpliced(index, 1))}
          />
        </div>
      ))}
      <button
        type="button"
        className="add"
        onClick={(event) => addAndOpen(event.currentTarget, () => change([...items, ""]))}
      >
        Add a point
      </button>
    </fieldset>
  );
}
