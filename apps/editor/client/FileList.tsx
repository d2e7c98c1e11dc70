import { Fragment, useEffect, useState } from "react";
import type { FileEntry, Place, ValuePath } from "../wire.ts";
import { findWords } from "./editor-calls.ts";

interface FileListProps {
  readonly files: readonly FileEntry[];
  readonly current: string | undefined;
  readonly unsaved: readonly string[];
  readonly onOpen: (name: string, path?: ValuePath) => void;
  /** Begins a new entry of a kind. */
  readonly onNew: (what: NewEntry) => void;
}

/** What can be added to the list. */
export type NewEntry = "New page" | "New group of projects";
const newOf: Readonly<Record<string, NewEntry>> = { Pages: "New page", Projects: "New group of projects" };

/** All that can be edited, by kind. */
export function FileList({ files, current, unsaved, onOpen, onNew }: FileListProps) {
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().trim();
  const found = files.filter(({ title, kind, address }) => `${title} ${kind} ${address}`.toLowerCase().includes(words));
  return (
    <nav className="editor-files" aria-label="What can be edited">
      <label className="find">
        Find
        <input
          type="search"
          value={wanted}
          placeholder="A title, or words of a text"
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      {Object.entries(Object.groupBy(found, ({ kind }) => kind)).map(([kind, list = []]) => (
        <Fragment key={kind}>
          {words === "" && newOf[kind] && <NewButton what={newOf[kind]} onNew={onNew} />}
          <details open={words !== "" || list.length <= 2 || list.some(({ name }) => name === current) || undefined}>
            <summary>
              {kind} {list.length > 1 && <small>{list.length}</small>}
            </summary>
            <ul>
              {list.map(({ name, title, address, error }) => (
                <li key={name}>
                  <button type="button" aria-current={name === current || undefined} onClick={() => onOpen(name)}>
                    <span>{title}</span>
                    {name.endsWith(".md") && <small>{address}</small>}
                    {unsaved.includes(name) && <em>not saved</em>}
                    {error !== undefined && <em>has an error</em>}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </Fragment>
      ))}
      {words.length > 1 && <FoundTexts words={words} hasTitles={found.length > 0} onOpen={onOpen} />}
    </nav>
  );
}

interface NewButtonProps extends Pick<FileListProps, "onNew"> {
  readonly what: NewEntry;
}

const NewButton = ({ what, onNew }: NewButtonProps) => (
  <button type="button" className="new" onClick={() => onNew(what)}>
    {what}
  </button>
);

interface FoundTextsProps extends Pick<FileListProps, "onOpen"> {
  readonly words: string;
  readonly hasTitles: boolean;
}

/** The texts in which the wanted words stand. */
function FoundTexts({ words, hasTitles, onOpen }: FoundTextsProps) {
  const [places, setPlaces] = useState<readonly Place[]>();
  useEffect(() => {
    let isWanted = true;
    // Not for every letter that is typed.
    const wait = setTimeout(() => {
      void findWords(words).then(({ status, body }) => isWanted && setPlaces(status === 200 ? body : []));
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(wait);
    };
  }, [words]);
  if (places === undefined) return <p role="status">Looking in all texts …</p>;
  if (places.length === 0) return hasTitles ? null : <p role="status">Nothing on the website has these words.</p>;
  return (
    <details open>
      <summary>
        In texts <small>{places.length}</small>
      </summary>
      <ul>
        {places.map(({ file, path, title, text }) => (
          <li key={`${file} ${path.join()}`}>
            <button type="button" onClick={() => onOpen(file, path)}>
              <span>{text}</span>
              <small>{title}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
