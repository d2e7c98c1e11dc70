import { useState } from "react";
import type { OpenPlace, ValuePath } from "../../wire.ts";
import type { OpenPlacesState } from "./use-open-places.ts";

type Open = (name: string, path?: ValuePath) => unknown;

/**
 * The way from one open point to the next.
 * @param reload reads a file again
 * @param show opens a file's form at a value, with its page
 */
export function useOpenWalk(places: OpenPlacesState, reload: Open, show: Open) {
  const [current, setCurrent] = useState<OpenPlace>();
  const [confirming, setConfirming] = useState(false);
  const showPoint = (point: OpenPlace) => {
    setCurrent(point);
    show(point.file, point.look);
  };
  const confirm = async (point: OpenPlace, next: OpenPlace | undefined) => {
    setConfirming(true);
    await places.confirm(point);
    // The form needs the file as it is now, or the next save would be a conflict.
    await reload(point.file);
    setConfirming(false);
    if (next) showPoint(next);
  };
  return { current, confirming, showPoint, confirm };
}

export type OpenWalk = ReturnType<typeof useOpenWalk>;
