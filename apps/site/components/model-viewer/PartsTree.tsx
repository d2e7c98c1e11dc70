import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { modelWords as words } from "./model-words.ts";
import { type Found, foundIn, isFound, pathTo } from "./part-rows.ts";
import type { Parts } from "./use-parts.ts";

/** A part that was pressed on the model; a new object each time. */
export interface Pressed {
  readonly part: number;
}

interface RowProps extends Pick<PartsTreeProps, "parts" | "ready" | "onPress"> {
  row: Found;
  isOpen: (row: Found) => boolean;
  onOpen: (row: Found) => void;
}

/** A row that stands alone when it is pressed, and, if parts belong to it, a button that shows them below. */
function PartRow({ row, ...rest }: RowProps) {
  const { parts, ready, isOpen, onOpen, onPress } = rest;
  const { id, name, item, quantity, below } = row;
  const open = isOpen(row);
  return (
    <li data-row={id}>
      <div className="model-row">
        <button
          type="button"
          className="model-part"
          aria-pressed={parts.pressed(row.parts)}
          data-hidden={row.parts.every((part) => parts.hidden.has(part))}
          data-number={item === undefined ? undefined : item + 1}
          disabled={!ready}
          onClick={() => onPress(row.parts)}
        >
          <span>{name}</span>
          {quantity > 1 && <span>{`× ${quantity}`}</span>}
        </button>
        {below.length > 0 && (
          <button
            type="button"
            className="model-open"
            aria-expanded={open}
            aria-label={words.partsOf.replace("{part}", name)}
            onClick={() => onOpen(row)}
          />
        )}
      </div>
      {open && below.length > 0 && (
        <ul>
          {below.map((one) => (
            <PartRow key={one.id} row={one} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface PartsTreeProps {
  parts: Parts;
  /** Whether the model is there; else the tree can only be read. */
  ready: boolean;
  /** Weight of what is chosen, in words. */
  weight: string | undefined;
  pressed: Pressed | undefined;
  /** Parts of a row were pressed. */
  onPress: (parts: readonly number[]) => void;
  /** So many rows were found; undefined when nothing is looked for. */
  onFound: (count: number | undefined) => void;
}

/** A set with something added, or taken away. */
const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  set.has(id) ? new Set([...set].filter((one) => one !== id)) : new Set([...set, id]);

/** All parts of the model as a tree that can be searched. A pressed row stands alone; a pressed part opens its rows. */
export function PartsTree({ parts, ready, weight, pressed, onPress, onFound }: PartsTreeProps) {
  const { rows } = parts;
  const list = useRef<HTMLOListElement>(null);
  /** The row that has to come into sight. */
  const sought = useRef<string>(undefined);
  const [query, setQuery] = useState("");
  /** The list may follow the typing a moment later. */
  const asked = useDeferredValue(query);
  const found = useMemo(() => foundIn(rows, asked), [rows, asked]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** What was closed of what the search has opened. */
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const before = useRef(asked);
  useEffect(() => {
    if (asked === before.current) return;
    before.current = asked;
    setClosed(new Set());
    onFound(asked.trim() === "" ? undefined : found.count);
    // Not when the rest of the viewer changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  useEffect(() => {
    if (!pressed) return;
    const path = pathTo(rows, pressed.part);
    if (!isFound(path.at(-1)?.words ?? "", query)) setQuery("");
    setOpened((before) => new Set([...before, ...path.slice(0, -1).map(({ id }) => id)]));
    sought.current = path.at(-1)?.id;
    // Once for each press.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pressed]);
  // When the rows above it are open.
  useEffect(() => {
    const row = sought.current && list.current?.querySelector(`[data-row="${sought.current}"] > div`);
    if (!row) return;
    sought.current = undefined;
    row.scrollIntoView({ block: "nearest" });
  });
  const isOpen = ({ id, isOpen: byQuestion }: Found) => (byQuestion ? !closed.has(id) : opened.has(id));
  const open = ({ id, isOpen: byQuestion }: Found) =>
    byQuestion ? setClosed(toggled(closed, id)) : setOpened(toggled(opened, id));
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || query === "") return;
    setQuery("");
    event.preventDefault();
  }
  return (
    <>
      <p className="model-heading">{words.parts}</p>
      {weight && <p className="model-weight">{weight}</p>}
      <search>
        <input
          type="search"
          className="model-search"
          aria-label={words.find}
          placeholder={words.find}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
      </search>
      <ol className="model-parts" ref={list} aria-label={words.parts}>
        {found.rows.map((row) => (
          <PartRow key={row.id} onOpen={open} {...{ row, parts, ready, isOpen, onPress }} />
        ))}
      </ol>
    </>
  );
}
