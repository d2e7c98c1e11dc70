import { useState } from "react";
import type { FileEntry } from "../wire.ts";

interface FileListProps {
  readonly files: readonly FileEntry[];
  readonly current: string | undefined;
  readonly unsaved: readonly string[];
  readonly onOpen: (name: string) => void;
}

/** All that can be edited, by kind. */
export function FileList({ files, current, unsaved, onOpen }: FileListProps) {
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().trim();
  const found = files.filter(({ title, kind, address }) => `${title} ${kind} ${address}`.toLowerCase().includes(words));
  return (
    <nav className="desk-files" aria-label="What can be edited">
      <label className="find">
        Find
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {found.length === 0 && <p>Nothing has these words in its title.</p>}
      {Object.entries(Object.groupBy(found, ({ kind }) => kind)).map(([kind, list = []]) => (
        <details
          key={kind}
          open={words !== "" || list.length <= 2 || list.some(({ name }) => name === current) || undefined}
        >
          <summary>
            {kind} <small>{list.length}</small>
          </summary>
          <ul>
            {list.map(({ name, title, address }) => (
              <li key={name}>
                <button type="button" aria-current={name === current || undefined} onClick={() => onOpen(name)}>
                  <span>{title}</span>
                  {name.endsWith(".md") && <small>{address}</small>}
                  {unsaved.includes(name) && <em>not saved</em>}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
