import { useCallback, useEffect, useState } from "react";
import type { OpenPlace, OpenPlaces } from "../../wire.ts";
import { confirmPlace, loadOpen } from "../editor-calls.ts";

/**
 * What is open before the website can be published, and who is at the editor.
 * @param changed another value, such as the time of a save, asks for it again
 */
export function useOpenPlaces(changed: unknown) {
  const [places, setPlaces] = useState<OpenPlaces>();
  const [by, setBy] = useState<string>();
  const [problem, setProblem] = useState("");
  const take = useCallback(({ status, body }: Awaited<ReturnType<typeof loadOpen>>) => {
    if (status === 200) setPlaces(body);
    setProblem(status === 200 ? "" : (body.problem ?? "The editor does not answer."));
  }, []);
  useEffect(() => {
    void loadOpen().then(take);
    // Every save may have settled a point.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [changed, take]);
  const name = by ?? places?.by ?? "";
  /** @param written called when the file has been written; the point is there until it has ended */
  const confirm = async ({ file, path, part, of = "" }: OpenPlace, written?: () => Promise<unknown>) => {
    const answer = await confirmPlace({ file, path, ...(part !== undefined && { part }), of, by: name });
    await written?.();
    take(answer);
  };
  return { places, problem, by: name, setBy, confirm };
}

export type OpenPlacesState = ReturnType<typeof useOpenPlaces>;
