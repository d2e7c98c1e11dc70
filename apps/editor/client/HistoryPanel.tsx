import { useEffect, useState } from "react";
import type { History, RestoreRequest, UndoStep, Written } from "../wire.ts";
import { NameField } from "./NameField.tsx";
import { commitHistory, loadHistory, signedInAs } from "./editor-calls.ts";
import { FileVersions } from "./FileVersions.tsx";
import { Fold } from "./Fold.tsx";
import { RemovedFiles } from "./RemovedFiles.tsx";
import { moment } from "./moments.ts";
import type { Notice } from "./use-open-file.ts";

interface HistoryPanelProps {
  /** The file in the form. */
  readonly file: string | undefined;
  readonly onUndo: (step: UndoStep) => Promise<void>;
  readonly onRestore: (request: RestoreRequest) => Promise<void>;
  readonly onWritten: (written: Written) => void;
  readonly notice: Notice | undefined;
  readonly onOpen: (name: string) => void;
}

/** How many saves stand above what has changed; the others are folded away. */
const inSight = 3;

const noHistory = (refused: string | undefined) =>
  refused === undefined
    ? "This folder has no history (git), so the editor cannot list what has changed."
    : `The editor cannot list what has changed: ${refused}`;

interface Read {
  readonly history?: History;
  readonly problem?: string;
}

async function read(): Promise<Read> {
  const { status, body } = await loadHistory();
  return status === 200 ? { history: body } : { problem: body.problem ?? "The history cannot be read." };
}

/** The saves that can be undone, what has changed since the last publishing, and its entry in the history. */
export function HistoryPanel({ file, onUndo, onRestore, onWritten, notice, onOpen }: HistoryPanelProps) {
  const [{ history, problem }, setRead] = useState<Read>({});
  const [round, setRound] = useState(0);
  useEffect(() => void read().then(setRead), []);
  const afterwards = async (change: Promise<void>) => {
    await change;
    setRead(await read());
    setRound((each) => each + 1);
  };
  const undo = (step: UndoStep) => void afterwards(onUndo(step));
  if (!history) return <p role="status">{problem || "Reading the changes …"}</p>;
  return (
    <section aria-label="Changes">
      <div className="panel-said">
        {notice?.kind === "problem" && <p role="alert">{notice.problem}</p>}
        {notice?.kind === "errors" && (
          <p role="alert">
            Nothing was written. {notice.errors.map(({ problem, fix }) => `${problem}. ${fix}`).join(" ")}
          </p>
        )}
        <p role="status">
          {notice?.kind === "undone" && `Taken back. ${notice.changes.join("; ")}`}
          {notice?.kind === "restored" && `Restored. ${notice.changes.join("; ")}`}
        </p>
      </div>
      <h2>Undo a save</h2>
      {history.undo.length === 0 && <p>There is no save to undo.</p>}
      <UndoSteps steps={history.undo.slice(0, inSight)} onUndo={undo} onOpen={onOpen} />
      {history.undo.length > inSight && (
        <Fold open={false} summary={`Earlier saves: ${history.undo.length - inSight}`}>
          <UndoSteps steps={history.undo.slice(inSight)} onUndo={undo} onOpen={onOpen} />
        </Fold>
      )}
      <h2>{history.since === "" ? "What has changed" : `Changes since ${history.since}`}</h2>
      {history.files.length === 0 && (
        <p>{history.since === "" ? noHistory(history.refused) : "Nothing has changed."}</p>
      )}
      {history.files.map(({ name, title, changes }) => (
        <div key={name} className="changed-file">
          <h3>{title}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
      {history.since !== "" && (
        <>
          <h2>Keep in the history</h2>
          {history.uncommitted.length === 0 ? (
            <p>All changes are in the history.</p>
          ) : (
            <CommitForm history={history} onCommitted={() => void afterwards(Promise.resolve())} />
          )}
        </>
      )}
      {history.since !== "" && <RemovedFiles key={`removed ${round}`} onWritten={onWritten} />}
      {history.since !== "" && file !== undefined && (
        <FileVersions key={`${file} ${round}`} name={file} onRestore={(request) => afterwards(onRestore(request))} />
      )}
    </section>
  );
}

interface UndoStepsProps {
  readonly steps: readonly UndoStep[];
  readonly onUndo: (step: UndoStep) => void;
  readonly onOpen: (name: string) => void;
}

const UndoSteps = ({ steps, onUndo, onOpen }: UndoStepsProps) => (
  <ul className="undo-steps">
    {steps.map((step) => (
      <li key={step.id}>
        <button type="button" onClick={() => onUndo(step)}>
          Undo
        </button>
        <div>
          Saved {moment(step.at)},{" "}
          <button type="button" className="link" onClick={() => onOpen(step.name)}>
            {step.title}
          </button>
          : {step.changes.join("; ")}
        </div>
      </li>
    ))}
  </ul>
);

function CommitForm({ history, onCommitted }: { history: History; onCommitted: () => void }) {
  const known = signedInAs() !== "";
  const [name, setName] = useState(history.author.name);
  const [email, setEmail] = useState(history.author.email);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState("");
  const commit = async () => {
    const { status, body } = await commitHistory({ author: { name, email }, message });
    if (status === 200) onCommitted();
    else setProblem(body.problem ?? "");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <p>
        {history.uncommitted.length === 1 ? "One changed file gets" : `${history.uncommitted.length} changed files get`}{" "}
        one entry, under your name.
      </p>
      <NameField name={name} known={known} onChange={setName} />
      <label className="who">
        Your e-mail address
        <input
          type="email"
          value={email}
          readOnly={known}
          autoComplete="email"
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <label className="who">
        What has changed, in a line
        <input value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">Keep</button>
    </form>
  );
}
