import { useMemo, useState } from "react";
import type { PartState, Stage } from "../model-stage/stage.ts";
import { grown, type Look } from "../model-stage/camera.ts";
import { add, minus, type Vector } from "../model-stage/vectors.ts";
import type { PartsData } from "./parts-data.ts";

const middleOf = (low: Vector, high: Vector): Vector => add(low, minus(high, low), 0.5);

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
    const middle = middleOf(stage.low, stage.high);
    return Array.from({ length: count }, (_, part) => ({
      shown: away.has(part) ? "hidden" : alone.size === 0 || alone.has(part) ? "whole" : "ghost",
      moved: add([0, 0, 0], minus(middleOf(...stage.boxOf(part)), middle), reach * apart),
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
    /** How many times as large the model is for being taken apart. */
    growth: 1 + reach * apart,
    /** A look that shows as much of the model as before it was taken apart. */
    around: (look: Look): Look =>
      stage && apart > 0 ? grown(look, 1 + reach * apart, middleOf(stage.low, stage.high)) : look,
    /** The corners of the box around these lines' parts, as modeled. */
    boxOf(of: ReadonlySet<number>): readonly [low: Vector, high: Vector] | undefined {
      const boxes = stage ? [...of].flatMap((index) => (lines[index]?.parts ?? []).map(stage.boxOf)) : [];
      const [first] = boxes;
      if (!first) return undefined;
      const all = (pick: (...values: number[]) => number, at: 0 | 1) =>
        ([0, 1, 2] as const).map((axis) => pick(...boxes.map((box) => box[at][axis]))) as unknown as Vector;
      return [all(Math.min, 0), all(Math.max, 1)];
    },
    /** The line to which a part belongs; -1 if it is in none. */
    lineOf: (part: number): number => lines.findIndex(({ parts }) => parts.includes(part)),
    movedBy: (part: number): Vector => states[part]?.moved ?? [0, 0, 0],
  };
}
