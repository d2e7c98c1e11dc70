import type { ViewName } from "../model-stage/camera.ts";
import type { Section } from "../model-stage/section.ts";
import { modelWords as words } from "./model-words.ts";
import type { Row } from "./part-rows.ts";
import type { PartsData } from "./parts-data.ts";
import type { Distance } from "./use-measuring.ts";

const filled = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const millimeters = (value: number): string => Math.round(value).toLocaleString("en-US");

/** A figure that is known to two places, such as a weight from solids. */
const roughly = (value: number): string => Number(value.toPrecision(2)).toLocaleString("en-US");

/** A distance in whole mm. */
export function spokenDistance({ whole, along }: Distance): string {
  const [x, y, z] = along.map((value) => millimeters(Math.abs(value)));
  return filled(words.distance, { distance: millimeters(whole), x, y, z });
}

/** Names of the section's axes, as on its buttons. */
export const axisNames = [words.along, words.across, words.above] as const;

export const spokenSection = (section: Section | undefined): string =>
  section
    ? filled(section.flipped ? words.cutOther : words.cut, {
        axis: axisNames[section.axis],
        at: millimeters(section.at),
      })
    : words.uncut;

/** `share`: from 0 to 1. */
export const spokenExplosion = (share: number): string =>
  share > 0 ? filled(words.apart, { percent: `${Math.round(100 * share)}` }) : words.together;

export const spokenView = (name: ViewName): string => filled(words.seenFrom, { view: words.views[name] });

/** The weight of parts; undefined if that of one is not known, as of what its maker delivers. */
export function spokenWeight({ parts }: PartsData, chosen: ReadonlySet<number>): string | undefined {
  const own = [...chosen].map((part) => parts[part]);
  if (own.some((part) => part?.mass === undefined)) return undefined;
  const sum = (values: readonly (number | undefined)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
  return filled(words.weight, {
    mass: roughly(sum(own.map((part) => part?.mass))),
    volume: roughly(1000 * sum(own.map((part) => part?.volume))),
  });
}

/** The names of the rows that chosen parts are, of as few as possible. */
function namesOf(rows: readonly Row[], chosen: ReadonlySet<number>): string[] {
  const left = new Set(chosen);
  const names = (all: readonly Row[]): string[] =>
    all.flatMap(({ name, parts, below }) => {
      const isChosen = parts.every((part) => chosen.has(part)) && parts.some((part) => left.has(part));
      if (isChosen) for (const part of parts) left.delete(part);
      return [...(isChosen ? [name] : []), ...names(below)];
    });
  return names(rows);
}

/** What is said of chosen parts. */
export function spokenChoice(data: PartsData, rows: readonly Row[], chosen: ReadonlySet<number>): string {
  if (chosen.size === 0) return words.everything;
  const alone = filled(words.alone, { parts: namesOf(rows, chosen).join("; ") });
  return [alone, spokenWeight(data, chosen)].filter(Boolean).join(" ");
}

/** How many rows a search has found. */
export const spokenFound = (count: number): string =>
  count === 0 ? words.foundNone : filled(count === 1 ? words.foundOne : words.found, { count: `${count}` });

export const spokenLoading = (share: number | undefined): string =>
  share === undefined ? words.loading : filled(words.arriving, { percent: `${Math.round(100 * share)}` });
