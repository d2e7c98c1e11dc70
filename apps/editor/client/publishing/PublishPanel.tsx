import { useState } from "react";
import type { PublishRequest } from "../../wire.ts";
import { publishSite, signedInAs } from "../editor-calls.ts";
import type { OpenPlacesState } from "./use-open-places.ts";

interface PublishPanelProps {
  readonly open: OpenPlacesState;
  readonly onOpenPoints: () => void;
}

const names = {
  publish: "Publish the website",
  rehearsal: "Rehearse publishing",
} as const;

const hints = {
  publish: "It is checked, built and tried first. A second later visitors see it.",
  rehearsal:
    "As long as placeholders are left, or a date is due, publishing is a rehearsal: it shows everything, each page says so, and search engines do not list it.",
} as const;

/** One button that publishes the website, with what it says while it works, and the way back. */
export function PublishPanel({ open: { places, by, setBy }, onOpenPoints }: PublishPanelProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [state, setState] = useState<"ready" | "running" | "done" | "failed">("ready");
  const points = places?.points ?? [];
  const way = places?.way ?? "rehearsal";
  const run = async (request: PublishRequest["way"]) => {
    setLines([]);
    setState("running");
    const worked = await publishSite({ way: request, by }, (line) => setLines((all) => [...all, line]));
    setState(worked ? "done" : "failed");
  };
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
      <label className="who">
        Your name
        <input
          value={by}
          readOnly={signedInAs() !== ""}
          autoComplete="name"
          onChange={({ target }) => setBy(target.value)}
        />
      </label>
      <p className="buttons">
        <button type="button" className="save" disabled={!places || state === "running"} onClick={() => void run(way)}>
          {names[way]}
        </button>
        <button type="button" disabled={state === "running"} onClick={() => void run("back")}>
          Return to the release before
        </button>
      </p>
      <div role="status" className={state === "done" ? "notice done" : undefined}>
        {state === "running" && <p>Working. This takes about a minute …</p>}
        {state === "done" && <p>Done.</p>}
        {state !== "failed" && <Lines lines={lines} />}
      </div>
      <div role="alert" className={state === "failed" ? "notice wrong" : undefined}>
        {state === "failed" && (
          <>
            <p>Not done. Visitors still see the site as it was before.</p>
            <Lines lines={lines} />
          </>
        )}
      </div>
    </section>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ol className="publish-lines">
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ol>
);
