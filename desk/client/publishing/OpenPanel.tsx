import { useState } from "react";
import type { OpenPlace, ValuePath } from "../../wire.ts";
import { Fold } from "../Fold.tsx";
import type { OpenPlacesState } from "./use-open-places.ts";

const kinds = {
  placeholder: "stands in for the real thing",
  sample: "not confirmed",
  consent: "consent is missing",
  unfilled: "can be filled in",
} as const;

interface OpenPanelProps {
  readonly open: OpenPlacesState;
  readonly onOpen: (name: string, path: ValuePath) => void;
}

/** What is open before the website can be published: each with the way to its field, and a sample with one press. */
export function OpenPanel({ open, onOpen }: OpenPanelProps) {
  const { places, problem, by, setBy } = open;
  if (!places) return <p role="status">{problem || "Looking for what is open …"}</p>;
  const groups = Object.entries(Object.groupBy(places.points, ({ group }) => group));
  return (
    <section aria-labelledby="open-points">
      <h2 id="open-points">Open before publishing</h2>
      <p role="status">
        {places.counts === "" ? "Nothing is open: the website can be published." : `${places.counts}.`}
      </p>
      {places.points.length > 0 && (
        <>
          <p className="hint">
            Open a point to correct it. Confirm what is right as it stands: your name and today’s date are recorded.
          </p>
          <label className="who">
            Your name
            <input value={by} autoComplete="name" onChange={({ target }) => setBy(target.value)} />
          </label>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      {groups.map(([group, points = []]) => (
        <Fold
          key={group}
          className="group"
          open={groups.length < 4}
          summary={
            <>
              {group} <small>{points.length}</small>
            </>
          }
        >
          <ul className="entries">
            {points.map((point) => (
              <Point key={point.kind + point.path.join() + point.words} {...{ point, open, onOpen }} />
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  );
}

function Point({ point, open, onOpen }: OpenPanelProps & { readonly point: OpenPlace }) {
  const [waiting, setWaiting] = useState(false);
  const { kind, title, words, pages, file, path } = point;
  const name = title || words;
  const confirm = async (button: Element) => {
    const entry = button.closest("li");
    const list = entry?.parentElement;
    const at = entry && list ? [...list.children].indexOf(entry) : 0;
    setWaiting(true);
    await open.confirm(point);
    setWaiting(false);
    // The next point takes this one's place.
    requestAnimationFrame(() => {
      const next = list?.children[Math.min(at, list.children.length - 1)];
      next?.querySelector<HTMLButtonElement>("button:last-of-type")?.focus();
    });
  };
  return (
    <li className="entry">
      <div>
        <p>
          {title} <small>{kinds[kind]}</small>
        </p>
        <p className="hint">
          {words}. {pages.length > 0 && `On ${pages.slice(0, 3).join(", ")}${pages.length > 3 ? " and more" : ""}.`}
        </p>
      </div>
      <div className="entry-buttons">
        {path.length > 0 && (
          <button type="button" onClick={() => onOpen(file, path)} aria-label={`Open: ${name}`}>
            Open
          </button>
        )}
        {kind === "sample" && (
          <button
            type="button"
            disabled={waiting}
            onClick={({ currentTarget }) => void confirm(currentTarget)}
            aria-label={`Confirm: ${name}`}
          >
            Confirm
          </button>
        )}
      </div>
    </li>
  );
}
