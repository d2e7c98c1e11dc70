import { signedInAs } from "../editor-calls.ts";
import { NameField } from "../NameField.tsx";
import { LatestPublishing } from "./LatestPublishing.tsx";
import type { OpenPlacesState } from "./use-open-places.ts";
import { usePublishing } from "./use-publishing.ts";

interface PublishPanelProps {
  readonly open: OpenPlacesState;
  readonly onOpenPoints: () => void;
}

const names = {
  publish: "Publish the website",
  rehearsal: "Rehearse publishing",
} as const;

const hints = {
  publish: "What has changed goes into the history under your name. Then it is built and tried, and visitors see it.",
  rehearsal:
    "As long as placeholders are left, or a date is due, publishing is a rehearsal: it shows everything, each page says so, and search engines do not list it. What has changed goes into the history under your name.",
} as const;

/** One button that publishes the website, the way back, and what became of the latest publishing. */
export function PublishPanel({ open: { places, by, setBy }, onOpenPoints }: PublishPanelProps) {
  const { latest, problem, running, start } = usePublishing();
  const points = places?.points ?? [];
  const way = places?.way ?? "rehearsal";
  return (
    <section aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      {points.length > 0 && (
        <p>
          Open: {places?.counts}.{" "}
          <button type="button" className="link" onClick={onOpenPoints}>
            Show them
          </button>
        </p>
      )}
      {places?.leftOut && <p>Left out until it is confirmed: {places.leftOut}.</p>}
      <p className="hint">{hints[way]}</p>
      <NameField name={by} known={signedInAs() !== ""} onChange={setBy} />
      <p className="buttons">
        <button type="button" className="save" disabled={!places || running} onClick={() => void start({ way, by })}>
          {names[way]}
        </button>
        <button type="button" disabled={running} onClick={() => void start({ way: "back", by })}>
          Return to the release before
        </button>
      </p>
      <div role="alert" className={problem ? "notice wrong" : undefined}>
        {problem && (
          <>
            <p>Not begun.</p>
            <p className="lines">{problem}</p>
          </>
        )}
      </div>
      {latest && <LatestPublishing publishing={latest} />}
    </section>
  );
}
