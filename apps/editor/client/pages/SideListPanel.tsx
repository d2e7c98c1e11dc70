import { useState } from "react";
import type { SectionInfo, Written } from "../../wire.ts";
import { orderPages } from "../editor-calls.ts";
import { MoveButtons } from "../MoveButtons.tsx";
import { same } from "../merge-changes.ts";

interface SideListPanelProps {
  readonly section: SectionInfo;
  readonly onWritten: (written: Written) => void;
}

/** The pages of a section's side list, whose order can be changed. */
export function SideListPanel({ section, onWritten }: SideListPanelProps) {
  /** Another order, and that of which it is one: as soon as another one has been saved, it is gone. */
  const [moved, setMoved] = useState<{ of: SectionInfo["pages"]; order: SectionInfo["pages"] }>();
  const [problem, setProblem] = useState("");
  const pages = moved?.of === section.pages ? moved.order : section.pages;
  const isMoved = !same(pages, section.pages);
  const move = (from: number, to: number) => {
    const page = pages[from];
    if (page) setMoved({ of: section.pages, order: pages.toSpliced(from, 1).toSpliced(to, 0, page) });
  };
  const save = async () => {
    const { status, body } = await orderPages(pages.map(({ name }) => name));
    if (status !== 200 || body.writtenAt === undefined)
      return setProblem(body.problem ?? body.errors?.map(({ problem: words }) => words).join(" ") ?? "Not saved.");
    setProblem("");
    return onWritten({ ...(body as Written), next: section.name });
  };
  return (
    <section className="side-list" aria-labelledby="side-list">
      <h2 id="side-list">Order of the side list</h2>
      <ol className="entries">
        {pages.map(({ name, title, address }, index) => (
          <li key={name} className="entry narrow">
            <div>
              {title} <small>{address}</small>
            </div>
            <MoveButtons
              name={title}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < pages.length - 1 ? () => move(index, index + 1) : undefined}
            />
          </li>
        ))}
      </ol>
      {problem !== "" && <p role="alert">{problem}</p>}
      <p className="buttons">
        <button type="button" className={isMoved ? "save" : undefined} disabled={!isMoved} onClick={() => void save()}>
          Save this order
        </button>
      </p>
    </section>
  );
}
