import { useMemo, useState } from "react";
import type { PartState, Stage } from "../model-stage/stage.ts";
import { add, minus, type Vector } from "../model-stage/vectors.ts";
import type { PartsData } from "./parts-data.ts";

const none: ReadonlySet<number> = new Set();
const noLines: PartsData["items"] = [];

/** How far parts move from the middle of the model when it is taken apart, as a share of their distance. */
const reach = 0.8;

export type Parts = ReturnType<typeof useParts>;

/** Which lines of the parts list stand alone or are hidden, and how far the model is taken apart. */
export function useParts(data: PartsData | undefined, stage: Stage | undefined) {
  const lines = data?.items ?? noLines;
  const [selected, setSelected] = useState(none);
  const [hidden, setHidden] = useState(none);
  /** From 0 to 1. */
  const [apart, setApart] = useState(0);
  const count = data?.parts.length ?? 0;
  const states = useMemo((): readonly PartState[] => {
    if (!stage || (selected.size === 0 && hidden.size === 0 && apart === 0)) return [];
    const partsIn = (of: ReadonlySet<number>) => new Set([...of].flatMap((index) => lines[index]?.parts ?? []));
    const [alone, away] = [partsIn(selected), partsIn(hidden)];
    const middle = add(stage.low, minus(stage.high, stage.low), 0.5);
    return Array.from({ length: count }, (_, part) => ({
      shown: away.has(part) ? "hidden" : alone.size === 0 || alone.has(part) ? "whole" : "ghost",
      moved: add([0, 0, 0], minus(stage.middleOf(part), middle), reach * apart),
    }));
  }, [stage, lines, count, selected, hidden, apart]);
  return {
    lines,
    selected,
    hidden,
    apart,
    states,
    isChanged: selected.size + hidden.size > 0 || apart > 0,
    setApart,
    /** Shows these lines alone; none: all. */
    select: setSelected,
    /** The selection with a line added, or taken away. */
    toggled: (at: number): ReadonlySet<number> =>
      selected.has(at) ? new Set([...selected].filter((one) => one !== at)) : new Set([...selected, at]),
    hideSelected() {
      setHidden(new Set([...hidden, ...selected]));
      setSelected(none);
    },
    showAll() {
      setHidden(none);
      setSelected(none);
      setApart(0);
    },
    /** The line to which a part belongs; -1 if it is in none. */
    lineOf: (part: number): number => lines.findIndex(({ parts }) => parts.includes(part)),
    movedBy: (part: number): Vector => states[part]?.moved ?? [0, 0, 0],
  };
}
