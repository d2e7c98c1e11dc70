import { useState } from "react";
import type { Publishing, PublishStep } from "../../wire.ts";
import { downloadPublishingLog } from "../editor-calls.ts";
import { clock, moment } from "../moments.ts";

const doing = {
  publish: "is publishing the website",
  rehearsal: "is rehearsing publishing",
  back: "is returning to the release before",
} as const;

const did = {
  publish: "Published by",
  rehearsal: "Rehearsed by",
  back: "Returned to the release before by",
} as const;

const unchanged = "Visitors see the website as it was before.";

/** What is being published, or what became of it: whoever looks, from wherever it was started. */
export function LatestPublishing({ publishing }: { readonly publishing: Publishing }) {
  const { way, by, startedAt, endedAt, steps, state, problem } = publishing;
  const who = by || "Somebody";
  const hasFailed = state === "failed" || state === "interrupted";
  return (
    <>
      <div role="status" className={hasFailed ? undefined : state === "done" ? "notice done" : "notice"}>
        {state === "running" && (
          <>
            <p>
              {who} {doing[way]}, begun {moment(startedAt)}.
            </p>
            <p>This takes about a minute. It goes on if you leave this page.</p>
          </>
        )}
        {state === "done" && (
          <p>
            {did[way]} {by || "somebody"}, {moment(endedAt ?? startedAt)}.
          </p>
        )}
        {!hasFailed && <Steps steps={steps} />}
      </div>
      <div role="alert" className={hasFailed ? "notice wrong" : undefined}>
        {hasFailed && (
          <>
            <p>
              {state === "failed"
                ? `Not done: what ${who} began ${moment(startedAt)} has failed. ${unchanged}`
                : `Not done: what ${who} began ${moment(startedAt)} was interrupted, because the editor or its machine was stopped. ${unchanged} Press the button again.`}
            </p>
            {problem && <p className="lines">{problem}</p>}
            <Steps steps={steps} />
            {state === "failed" && <Log />}
          </>
        )}
      </div>
    </>
  );
}

const Steps = ({ steps }: { readonly steps: readonly PublishStep[] }) => (
  <ol className="publish-steps">
    {steps.map(({ at, words, isWarning }, index) => (
      <li key={index} className={isWarning && "warning"}>
        <time dateTime={new Date(at).toISOString()}>{clock(at)}</time> <span>{words}</span>
      </li>
    ))}
  </ol>
);

function Log() {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <p>If you cannot mend it, send the log to whoever maintains the website.</p>
      <p className="buttons">
        <button type="button" onClick={() => void downloadPublishingLog().then(setProblem)}>
          Download the log
        </button>
        {problem}
      </p>
    </>
  );
}
