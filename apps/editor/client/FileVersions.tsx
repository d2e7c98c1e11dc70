import { useEffect, useState } from "react";
import type { FileVersions as Versions, RestoreRequest } from "../wire.ts";
import { loadVersions } from "./editor-calls.ts";
import { moment } from "./moments.ts";

interface FileVersionsProps {
  /** The file in the form. */
  readonly name: string;
  readonly onRestore: (request: RestoreRequest) => Promise<void>;
}

/** Every version of a file that the history has: who, when and what, and the way back to it. */
export function FileVersions({ name, onRestore }: FileVersionsProps) {
  const [read, setRead] = useState<Versions>();
  const [problem, setProblem] = useState("");
  const look = async (known?: Versions) => {
    const { status, body } = await loadVersions(name, known?.versions.length ?? 0);
    if (status !== 200) return setProblem(body.problem ?? "The editor does not answer.");
    return setRead(known ? { ...body, since: known.since, versions: [...known.versions, ...body.versions] } : body);
  };
  useEffect(() => {
    void look();
    // The parent makes another one for another file, or after a change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!read) return <p role="status">{problem || "Reading the versions …"}</p>;
  const { title, version, since, versions, hasMore } = read;
  return (
    <>
      <h2>Versions of {title.replace(/^[^:]+: /, "")}</h2>
      {versions.length === 0 && <p>The history has no version of this file yet.</p>}
      <ol className="file-versions">
        {since.length > 0 && (
          <li>
            <p>Saved since, and in no version yet</p>
            <Changes changes={since} />
          </li>
        )}
        {versions.map(({ commit, by, at, changes, isNow }) => (
          <li key={commit}>
            <p>
              {by}, {moment(at)}
            </p>
            <Changes changes={changes} />
            {isNow ? (
              <p className="hint">As it is now.</p>
            ) : (
              <button
                type="button"
                aria-label={`Restore the version of ${by}, ${moment(at)}`}
                onClick={() => void onRestore({ name, commit, version })}
              >
                Restore this version
              </button>
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <button type="button" onClick={() => void look(read)}>
          Show earlier versions
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

const Changes = ({ changes }: { readonly changes: readonly string[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);
