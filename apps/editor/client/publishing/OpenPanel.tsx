import { useState } from "react";
import type { OpenPlace } from "../../wire.ts";
import { signedInAs } from "../editor-calls.ts";
import { NameField } from "../NameField.tsx";
import { Fold } from "../Fold.tsx";
import type { OpenPlacesState } from "./use-open-places.ts";

const kinds = {
  placeholder: "stands in for the real thing",
  unconfirmed: "left out until confirmed",
  consent: "left out: consent is missing",
  unlinked: "shown without its link",
  unfit: "does not fit what is left",
  unfilled: "can be filled in",
} as const;

interface OpenPanelProps {
  readonly open: OpenPlacesState;
  readonly onShow: (point: OpenPlace) => void;
}

/** What keeps the website from being published, what it leaves out and what can be filled in: each with the way to its field, and what is true with one press. */
export function OpenPanel({ open, onShow }: OpenPanelProps) {
  const { places, problem, by, setBy } = open;
  if (!places) return <p role="status">{problem || "Looking for what is open …"}</p>;
  const groups = Object.entries(Object.groupBy(places.points, ({ group }) => group));
  return (
    <section aria-labelledby="open-points">
      <h2 id="open-points">Open before publishing</h2>
      <p role="status">
        {places.counts === "" ? "Nothing is open: the website can be published." : `${places.counts}.`}
        {places.counts !== "" && places.way === "publish" && " The website can be published with that."}
      </p>
      {places.points.length > 0 && (
        <>
          <p className="hint">
            Open a point to correct it. Press “True as it is” for what is right as it stands: your name and today’s date
            are recorded.
          </p>
          <NameField name={by} known={signedInAs() !== ""} onChange={setBy} />
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
              <Point
                key={point.kind + point.path.join() + (point.part ?? "") + point.words}
                {...{ point, open, onShow }}
              />
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  );
}

/** What is open, and where visitors read it. */
export const OpenWords = ({ point: { kind, title, words, pages } }: { readonly point: OpenPlace }) => (
  <div>
    <p>
      {title} <small>{kinds[kind]}</small>
    </p>
    <p className="hint">
      {words}. {pages.length > 0 && `On ${pages.slice(0, 3).join(", ")}${pages.length > 3 ? " and more" : ""}.`}
    </p>
  </div>
);

function Point({ point, open, onShow }: OpenPanelProps & { readonly point: OpenPlace }) {
  const [waiting, setWaiting] = useState(false);
  const { kind, title, words, path } = point;
  const name = title || words;
  const confirm = async (button: Element) => {
    const entry = button.closest("li");
    const list = entry?.parentElement;
    const index = entry && list ? [...list.children].indexOf(entry) : 0;
    setWaiting(true);
    await open.confirm(point);
    setWaiting(false);
    // The next point takes this one's place.
    requestAnimationFrame(() => {
      const next = list?.children[Math.min(index, list.children.length - 1)];
      next?.querySelector<HTMLButtonElement>("button:last-of-type")?.focus();
    });
  };
  return (
    <li className="entry">
      <OpenWords point={point} />
      <div className="entry-buttons">
        {path.length > 0 && (
          <button type="button" onClick={() => onShow(point)} aria-label={`Open: ${name}`}>
            Open
          </button>
        )}
        {kind === "unconfirmed" && (
          <button
            type="button"
            disabled={waiting}
            onClick={({ currentTarget }) => void confirm(currentTarget)}
            aria-label={`True as it is: ${name}`}
          >
            True as it is
          </button>
        )}
      </div>
    </li>
  );
}
