import type { Block } from "../../editing/markdown/blocks.ts";
import type { FieldError } from "../../wire.ts";
import { shortened } from "../../content/in-words.ts";
import { focusField } from "../use-focus-field.ts";
import { MoveButtons } from "../MoveButtons.tsx";
import { AddBlock } from "./AddBlock.tsx";
import { ListBlock } from "./ListBlock.tsx";
import { TableBlock } from "./TableBlock.tsx";
import { TextField } from "./TextField.tsx";

const kinds = {
  heading: "Heading",
  paragraph: "Paragraph",
  list: "List",
  table: "Table",
  source: "Text as it is written",
} as const;

const nameOf = (block: Block): string => {
  const text = block.kind === "list" ? block.items[0] : block.kind === "table" ? block.rows[0]?.join(", ") : block.text;
  return `${kinds[block.kind]}: ${shortened(text ?? "", 40)}`;
};

interface BlocksEditorProps {
  readonly blocks: readonly Block[];
  readonly errors: readonly FieldError[];
  readonly onChange: (blocks: readonly Block[]) => void;
}

/** The text of a page, block by block. */
export function BlocksEditor({ blocks, errors, onChange }: BlocksEditorProps) {
  const moved = (from: number, to: number) => {
    const block = blocks[from];
    if (block) onChange(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
  };
  const add = (at: number, block: Block) => {
    onChange(blocks.toSpliced(at, 0, block));
    requestAnimationFrame(() => focusField(["blocks", at]));
  };
  return (
    <section className="page-text" aria-labelledby="page-text">
      <h2 id="page-text">Text of the page</h2>
      <p className="hint">
        **Two stars** around words make them strong. [Words](/address) make a link to a page of this website.
      </p>
      {blocks.length === 0 && <p className="hint">This page has no text below its settings.</p>}
      <ol className="blocks">
        {blocks.map((block, index) => {
          const wrong = errors.filter(({ path }) => path?.[0] === "blocks" && path[1] === index);
          const name = nameOf(block);
          // Two lists in a row would be read as one, and text as it is written may be anything.
          const isCopied = block.kind !== "list" && block.kind !== "source";
          return (
            <li key={index} id={`blocks_${index}`} className={`block ${block.kind}`}>
              <BlockFields at={index} block={block} onChange={(changed) => onChange(blocks.with(index, changed))} />
              {wrong.map(({ problem, fix }) => (
                <p key={problem} className="error">
                  {problem}. {fix}
                </p>
              ))}
              <div className="block-buttons">
                <AddBlock place={`below ${name}`} onAdd={(added) => add(index + 1, added)} />
                <MoveButtons
                  name={name}
                  onUp={index > 0 ? () => moved(index, index - 1) : undefined}
                  onDown={index < blocks.length - 1 ? () => moved(index, index + 1) : undefined}
                  onCopy={isCopied ? () => onChange(blocks.toSpliced(index, 0, block)) : undefined}
                  onRemove={() => onChange(blocks.toSpliced(index, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {blocks.length === 0 && <AddBlock place="to the page" onAdd={(added) => add(0, added)} />}
    </section>
  );
}

interface BlockFieldsProps {
  readonly at: number;
  readonly block: Block;
  readonly onChange: (block: Block) => void;
}

function BlockFields({ at, block, onChange }: BlockFieldsProps) {
  const id = `blocks_${at}`;
  if (block.kind === "list") return <ListBlock {...{ id, block, onChange }} />;
  if (block.kind === "table") return <TableBlock {...{ id, block, onChange }} />;
  const label = block.kind === "heading" && block.depth > 2 ? "Heading below it" : kinds[block.kind];
  return (
    <TextField
      id={`${id}_text`}
      label={label}
      value={block.text}
      onChange={(text) => onChange({ ...block, text })}
      multiline={block.kind === "source"}
    />
  );
}
