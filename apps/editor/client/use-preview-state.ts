import { useEffect, useState } from "react";
import type { PreviewState } from "../wire.ts";
import { loadPreviewState } from "./editor-calls.ts";

/** How often the editor is asked, in milliseconds. */
const interval = 2000;

/** Whether the website beside the editor answers: it may end, and start again, while the editor is open. */
export function usePreviewState(): PreviewState {
  const [state, setState] = useState<PreviewState>({ answers: false });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const { status, body } = await loadPreviewState();
      if (!isWanted) return;
      if (status === 200)
        setState((was) => (was.answers === body.answers && was.problem === body.problem ? was : body));
      timer = setTimeout(() => void ask(), interval);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return state;
}
