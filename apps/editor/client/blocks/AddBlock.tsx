import type { Block } from "../../editing/markdown/blocks.ts";

const newBlocks: Readonly<Record<string, Block>> = {
  Paragraph: { kind: "paragraph", text: "" },
  Heading: { kind: "heading", depth: 2, text: "" },
  List: { kind: "list", ordered: false, items: [""] },
  Table: {
    kind: "table",
    rows: [
      ["Name", "Value"],
      ["", ""],
    ],
  },
};

interface AddBlockProps {
  /** What it is added to, for screen readers. */
  readonly place: string;
  readonly onAdd: (block: Block) => void;
}

/** Buttons, folded away at first, that add a block at this place. */
export const AddBlock = ({ place, onAdd }: AddBlockProps) => (
  <details className="add-block">
    <summary aria-label={`Add here, ${place}`}>Add here</summary>
    <div className="buttons">
      {Object.entries(newBlocks).map(([name, block]) => (
        <button
          key={name}
          type="button"
          className="add"
          onClick={({ currentTarget }) => {
            const menu = currentTarget.closest("details");
            if (menu) menu.open = false;
            onAdd(block);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  </details>
);
