import { useState } from "react";
import type { OpenFile, RemovalPlan, ValuePath, Written } from "../../wire.ts";
import { planRemoval, removeFile } from "../editor-calls.ts";
import { UseList } from "./UseList.tsx";

interface RemovePanelProps {
  readonly file: OpenFile;
  /** Files with changes that are not saved. */
  readonly unsaved: readonly string[];
  readonly onOpen: (name: string, path?: ValuePath) => void;
  readonly onWritten: (written: Written) => void;
}

const what = ({ name }: OpenFile): string =>
  name.startsWith("content/projects/")
    ? "this group and its projects"
    : name.startsWith("content/galleries/")
      ? "this gallery and its page"
      : "this page";

/** Removes a file, once it is shown where it is used. */
export function RemovePanel({ file, unsaved, onOpen, onWritten }: RemovePanelProps) {
  const [plan, setPlan] = useState<RemovalPlan>();
  const [problem, setProblem] = useState("");
  const look = async () => {
    const { status, body } = await planRemoval(file.name);
    if (status !== 200) return setProblem(body.problem ?? "This cannot be removed.");
    setProblem("");
    return setPlan(body);
  };
  const remove = async () => {
    if (!plan) return;
    if (unsaved.length > 0)
      return setProblem("Some files have changes that are not saved. Save or discard them first.");
    const { status, body } = await removeFile(file.name, plan.id);
    if (status === 200 && "writtenAt" in body) return onWritten(body);
    if (status !== 409 || "writtenAt" in body) return setProblem(body.problem ?? "Nothing was removed.");
    setPlan(body);
    return setProblem("Nothing was removed: the website has been changed meanwhile. Look again at what would change.");
  };
  return (
    <section className="remove-panel" aria-label="Remove">
      {!plan && (
        <button type="button" onClick={() => void look()}>
          Remove {what(file)} …
        </button>
      )}
      {problem !== "" && <p role="alert">{problem}</p>}
      {plan && (
        <>
          <h2>Remove {what(file)}?</h2>
          {plan.leadsTo !== undefined && <p>Visitors who use its address are led to {plan.leadsTo}.</p>}
          {plan.alsoGone.length > 0 && (
            <p>With it go: {plan.alsoGone.map(({ kind, title }) => `${title} (${kind.toLowerCase()})`).join(", ")}.</p>
          )}
          {plan.uses.length === 0 && <p>It is named nowhere else.</p>}
          {plan.uses.length > 0 && (
            <>
              <p>It is named in these places:</p>
              <UseList uses={plan.uses} onOpen={onOpen} />
            </>
          )}
          {plan.problems.length > 0 && (
            <div role="alert" className="notice wrong">
              <p>It cannot be removed yet.</p>
              <ul>
                {plan.problems.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="buttons">
            <button type="button" className="save" disabled={plan.problems.length > 0} onClick={() => void remove()}>
              {plan.uses.length > 0 ? "Remove it, and there too" : "Remove it"}
            </button>
            <button type="button" onClick={() => setPlan(undefined)}>
              Cancel
            </button>
          </p>
          <p className="hint">One step, which Changes takes back.</p>
        </>
      )}
    </section>
  );
}
