import { type AlarmTag, isBeyond, ruleOf } from "@ttpl/plant/alarm-rules.ts";
import { inOrder } from "@ttpl/plant/alarms.ts";
import { loops, pointIndex } from "@ttpl/plant/points.ts";
import type { ScriptWords } from "./demo-words.ts";
import { all, one, setAttribute, setText } from "./document-parts.ts";
import { clockOf, valueText } from "./format-value.ts";
import { barPlace, faceplateHeight, levelTop, overviewPoints, placeUp, tankInside } from "./limits.ts";
import { markBaselines, markShapes } from "./marks.ts";
import type { Snapshot } from "./snapshot.ts";
import { countOf, holds, isWithoutFlow, priorityOn, stateInWords, stateOf } from "./states.ts";

/** Values older than this are not current, s. */
const currentFor = 5;

type Draw = (snapshot: Snapshot) => void;

/** For each element with this data attribute, what to do with it and the attribute's value. */
const each = (
  root: ParentNode,
  name: string,
  draw: (element: Element, value: string, snapshot: Snapshot) => void,
): Draw => {
  const elements = all<Element>(root, `[data-${name}]`).map(
    (element) => [element, element.getAttribute(`data-${name}`) ?? ""] as const,
  );
  return (snapshot) => {
    for (const [element, value] of elements) draw(element, value, snapshot);
  };
};

/** Everything on the screens but the list of alarms and the trend. */
export function screenIn(viewer: HTMLElement, words: ScriptWords): Draw {
  const level = one(viewer, "[data-level]");
  const lines = all(viewer, "[data-line]");
  const clock = one(viewer, "[data-clock]");
  const bars = new Map(overviewPoints.map((point) => [point.tag, point]));
  const ranges = new Map<string, (typeof loops)[number]>(loops.map((loop) => [loop.tag, loop]));
  const valueOf = (tag: string, { values }: Snapshot) => values[pointIndex(tag)] ?? NaN;
  const upOf = (tag: string, snapshot: Snapshot) => {
    const range = ranges.get(tag.slice(0, tag.indexOf(".")));
    return range ? placeUp(valueOf(tag, snapshot), range) : 0;
  };
  const draws: Draw[] = [
    each(viewer, "value", (element, tag, { values }) =>
      setText(element, isWithoutFlow(tag, values) ? words.noFlow : valueText(tag, values)),
    ),
    each(viewer, "mode", (element, tag, { values }) =>
      setText(element, holds(tag, values) ? words.faceplate.hold : words.faceplate.auto),
    ),
    each(viewer, "words", (element, tag, { values }) => setText(element, stateInWords(tag, values, words))),
    each(viewer, "state", (element, tag, { values }) =>
      setAttribute(element, "data-now", String(stateOf(tag, values))),
    ),
    each(viewer, "count", (element, priority, { alarms }) =>
      setText(element, String(countOf(Number(priority), alarms))),
    ),
    each(viewer, "probe", (element, place, { probeLate }) =>
      setAttribute(element, "data-now", (place === "tank") === probeLate ? "1" : undefined),
    ),
    each(viewer, "bar", (element, tag, snapshot) => {
      const bar = bars.get(tag);
      if (bar) setAttribute(element, "transform", `translate(${barPlace(valueOf(tag, snapshot), bar).toFixed(1)} 0)`);
    }),
    each(viewer, "up", (element, tag, snapshot) => {
      const height = upOf(tag, snapshot);
      setAttribute(element, "y", (6 + faceplateHeight - height).toFixed(1));
      setAttribute(element, "height", height.toFixed(1));
    }),
    each(viewer, "pointer", (element, tag, snapshot) =>
      setAttribute(element, "transform", `translate(0 ${(6 + faceplateHeight - upOf(tag, snapshot)).toFixed(1)})`),
    ),
    each(viewer, "point", (element, tag, { alarms }) => {
      const priority = priorityOn(tag, alarms);
      setAttribute(element, "data-alarm", priority && String(priority));
      const mark = priority && element.querySelector("[data-mark]");
      if (!mark) return;
      mark.querySelector("path")?.setAttribute("d", markShapes[priority]);
      const number = one<SVGTextElement>(mark, "text");
      setAttribute(number, "y", String(markBaselines[priority]));
      setText(number, String(priority));
    }),
    // Whether or not its alarm is suppressed.
    each(viewer, "cause", (element, cause, snapshot) => {
      const rule = ruleOf(cause as AlarmTag);
      const active = isBeyond(rule, valueOf(rule.point, snapshot));
      setAttribute(element, "data-active", active ? "" : undefined);
      one(element, "em").hidden = !active;
    }),
    (snapshot) => {
      setAttribute(level, "y", levelTop(snapshot.values).toFixed(1));
      setAttribute(level, "height", (tankInside.bottom - levelTop(snapshot.values)).toFixed(1));
      setText(clock, clockOf(snapshot.time));
      const open = snapshot.alarms
        .filter(({ state, shelvedUntil }) => state === "unacknowledged" && !shelvedUntil)
        .toSorted(inOrder);
      const [worst] = open;
      const text = worst
        ? `${open.length} ${words.toAcknowledge}: ${worst.rule.tag}, ${words.conditions[worst.rule.tag]}`
        : words.quiet;
      for (const line of lines) {
        setAttribute(line, "data-priority", worst && String(worst.rule.priority));
        setText(line, text);
      }
    },
  ];
  return (snapshot) => {
    for (const draw of draws) draw(snapshot);
  };
}

/** Shows how old the values are. Old ones are marked everywhere. */
export function showAge(viewer: HTMLElement, age: number, { quality }: ScriptWords): void {
  const stale = age >= currentFor;
  setAttribute(viewer, "data-stale", stale ? "" : undefined);
  setText(one(viewer, "[data-quality]"), `${stale ? quality.stale : quality.good}, ${age} ${quality.age}`);
}
