import { useCallback, useEffect, useRef, useState } from "react";
import type { Publishing, PublishRequest } from "../../wire.ts";
import { loadPublishing, startPublishing } from "../editor-calls.ts";

/** How often it is asked for, in milliseconds: while something is published, and while somebody else may begin. */
const [often, seldom] = [1000, 5000];

/** The latest publishing, wherever it was started, and the way to start one. */
export function usePublishing() {
  const [latest, setLatest] = useState<Publishing>();
  const [problem, setProblem] = useState("");
  /** A press whose answer has not come yet. */
  const [starting, setStarting] = useState(false);
  // What has been asked for before something was started must not replace it.
  const round = useRef(0);
  const running = starting || latest?.state === "running";

  const look = useCallback(async () => {
    const asked = ++round.current;
    const { status, body } = await loadPublishing();
    if (asked === round.current && status === 200) setLatest(body.latest);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), running ? often : seldom);
    return () => clearInterval(timer);
  }, [look, running]);

  const start = async (request: PublishRequest) => {
    setStarting(true);
    setProblem("");
    const { status, body } = await startPublishing(request);
    round.current++;
    setStarting(false);
    if (status === 200) return setLatest(body.latest);
    setProblem(body.problem ?? "The editor does not answer.");
    return look();
  };
  return { latest, problem, running, start };
}
