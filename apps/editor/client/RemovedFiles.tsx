import { useEffect, useState } from "react";
import type { RemovedFile, Written } from "../wire.ts";
import { bringFileBack, loadRemoved } from "./editor-calls.ts";
import { moment } from "./moments.ts";

interface RemovedFilesProps {
  readonly onWritten: (written: Written) => void;
}

const removal = ({ by, at }: RemovedFile): string =>
  by === undefined || at === undefined ? "Removed, and not yet in the history" : `Removed by ${by}, ${moment(at)}`;

/** What has been removed and is not there again: who, when, and the way back. */
export function RemovedFiles({ onWritten }: RemovedFilesProps) {
  const [files, setFiles] = useState<readonly RemovedFile[]>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const load = async () => {
      const { status, body } = await loadRemoved();
      if (status === 200) setFiles(body);
      else setProblem(body.problem ?? "The editor does not answer.");
    };
    void load();
  }, []);
  const bringBack = async ({ name, commit }: RemovedFile) => {
    const { status, body } = await bringFileBack({ name, commit });
    if (status === 200) return onWritten(body as Written);
    const errors = body.errors?.map((error) => `${error.problem}. ${error.fix}`).join(" ");
    return setProblem(`Nothing was brought back. ${errors ?? body.problem ?? ""}`.trim());
  };
  return (
    <>
      <h2>Removed</h2>
      {files?.length === 0 && <p>Nothing that was removed here can be brought back.</p>}
      {files && files.length > 0 && (
        <p className="hint">Links to a page that became plain words when it was removed stay plain words.</p>
      )}
      {problem && <p role="alert">{problem}</p>}
      <ul className="undo-steps">
        {files?.map((file) => (
          <li key={file.name}>
            <button type="button" aria-label={`Bring back: ${file.title}`} onClick={() => void bringBack(file)}>
              Bring back
            </button>
            <div>
              {file.title} <small>{file.kind.toLowerCase()}</small>
              <p className="hint">{removal(file)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
