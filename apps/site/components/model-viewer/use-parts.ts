import { useMemo, useState } from "react";
import type { PartState, Stage } from "../model-stage/stage.ts";
import { grown, type Look } from "../model-stage/camera.ts";
import { add, minus, type Vector } from "../model-stage/vectors.ts";
import { pathTo, type Row, rowsOf } from "./part-rows.ts";
import type { PartsData } from "./parts-data.ts";

const middleOf = (low: Vector, high: Vector): Vector => add(low, minus(high, low), 0.5);

const none: ReadonlySet<number> = new Set();
const noRows: readonly Row[] = [];

/** How far parts move from the middle of the model when it is taken apart, as a share of their distance. */
const reach = 0.8;

export type Parts = ReturnType<typeof useParts>;

/** Which parts stand alone or are hidden, and how far the model is taken apart. */
export function useParts(data: PartsData | undefined, stage: Stage | undefined) {
  const rows = useMemo(() => (data ? rowsOf(data) : noRows), [data]);
  const [selected, setSelected] = useState(none);
  const [hidden, setHidden] = useState(none);
  /** From 0 to 1. */
  const [apart, setApart] = useState(0);
  const count = data?.parts.length ?? 0;
  const states = useMemo((): readonly PartState[] => {
    if (!stage || (selected.size === 0 && hidden.size === 0 && apart === 0)) return [];
    const middle = middleOf(stage.low, stage.high);
    return Array.from({ length: count }, (_, part) => ({
      shown: hidden.has(part) ? "hidden" : selected.size === 0 || selected.has(part) ? "whole" : "ghost",
      moved: add([0, 0, 0], minus(middleOf(...stage.boxOf(part)), middle), reach * apart),
    }));
  }, [stage, count, selected, hidden, apart]);
  const isAll = (of: readonly number[]) => of.every((part) => selected.has(part));
  return {
    rows,
    /** Lines of the parts list: what has a balloon. */
    lines: rows.filter(({ item }) => item !== undefined),
    selected,
    hidden,
    apart,
    states,
    isChanged: selected.size + hidden.size > 0 || apart > 0,
    setApart,
    /** Shows these parts alone; none: all. */
    select: setSelected,
    /** Whether all of some parts are chosen, or some of them. */
    pressed: (of: readonly number[]): boolean | "mixed" =>
      isAll(of) || (of.some((part) => selected.has(part)) ? "mixed" : false),
    /** The selection with parts added, or taken away. */
    toggled: (of: readonly number[]): ReadonlySet<number> =>
      isAll(of) ? new Set([...selected].filter((part) => !of.includes(part))) : new Set([...selected, ...of]),
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
    /** The corners of the box around parts, as modeled. */
    boxOf(of: ReadonlySet<number>): readonly [low: Vector, high: Vector] | undefined {
      const boxes = stage ? [...of].map(stage.boxOf) : [];
      const [first] = boxes;
      if (!first) return undefined;
      const all = (pick: (...values: number[]) => number, at: 0 | 1) =>
        ([0, 1, 2] as const).map((axis) => pick(...boxes.map((box) => box[at][axis]))) as unknown as Vector;
      return [all(Math.min, 0), all(Math.max, 1)];
    },
    /** What is chosen when a part is pressed: the row that it is. */
    rowOf: (part: number): readonly number[] => pathTo(rows, part).at(-1)?.parts ?? [part],
    movedBy: (part: number): Vector => states[part]?.moved ?? [0, 0, 0],
  };
}
