import { useState } from "react";
import type { Block } from "../../editing/markdown/blocks.ts";
import type { FieldMistake } from "../../wire.ts";
import { MoveButtons } from "../MoveButtons.tsx";
import { shortened } from "../../content/in-words.ts";
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

const newBlocks: Readonly<Record<string, Block>> = {
  Heading: { kind: "heading", depth: 2, text: "New heading" },
  Paragraph: { kind: "paragraph", text: "New paragraph." },
  List: { kind: "list", ordered: false, items: ["New point"] },
  Table: {
    kind: "table",
    rows: [
      ["Name", "Value"],
      ["New", "1"],
    ],
  },
};

const nameOf = (block: Block): string => {
  const text = block.kind === "list" ? block.items[0] : block.kind === "table" ? block.rows[0]?.join(", ") : block.text;
  return `${kinds[block.kind]}: ${shortened(text ?? "", 40)}`;
};

interface BlocksEditorProps {
  readonly blocks: readonly Block[];
  readonly mistakes: readonly FieldMistake[];
  readonly onChange: (blocks: readonly Block[]) => void;
}

/** The text of a page, block by block. */
export function BlocksEditor({ blocks, mistakes, onChange }: BlocksEditorProps) {
  const [kind, setKind] = useState("Paragraph");
  const moved = (from: number, to: number) => {
    const block = blocks[from];
    if (block) onChange(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
  };
  return (
    <section className="page-text" aria-labelledby="page-text">
      <h2 id="page-text">Text of the page</h2>
      <p className="hint">
        **Two stars** around words make them strong. [Words](/address) make a link to a page of this website.
      </p>
      <ol className="blocks">
        {blocks.map((block, at) => {
          const wrong = mistakes.filter(({ path }) => path?.[0] === "blocks" && path[1] === at);
          return (
            <li key={at} id={`blocks_${at}`} className={`block ${block.kind}`}>
              <BlockFields at={at} block={block} onChange={(changed) => onChange(blocks.with(at, changed))} />
              {wrong.map(({ problem, cure }) => (
                <p key={problem} className="mistake">
                  {problem}. {cure}
                </p>
              ))}
              <MoveButtons
                name={nameOf(block)}
                onUp={at > 0 ? () => moved(at, at - 1) : undefined}
                onDown={at < blocks.length - 1 ? () => moved(at, at + 1) : undefined}
                onCopy={
                  block.kind === "paragraph" || block.kind === "source"
                    ? undefined
                    : () => onChange(blocks.toSpliced(at, 0, block))
                }
                onRemove={() => onChange(blocks.toSpliced(at, 1))}
              />
            </li>
          );
        })}
      </ol>
      <p className="buttons">
        <label>
          New block{" "}
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            {Object.keys(newBlocks).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() => onChange([...blocks, ...[newBlocks[kind]].flatMap((block) => block ?? [])])}
        >
          Add at the end
        </button>
      </p>
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
