import type { ViewName } from "../model-stage/camera.ts";
import type { Section } from "../model-stage/section.ts";
import { modelWords as words } from "./model-words.ts";
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
  section ? filled(words.cut, { axis: axisNames[section.axis], at: millimeters(section.at) }) : words.uncut;

/** `share`: from 0 to 1. */
export const spokenExplosion = (share: number): string =>
  share > 0 ? filled(words.apart, { percent: `${Math.round(100 * share)}` }) : words.together;

export const spokenView = (name: ViewName): string => filled(words.seenFrom, { view: words.views[name] });

/** Weight and volume of lines of the parts list. The weight is not stated if that of one of their parts is not known. */
export function spokenWeight({ parts, items }: PartsData, lines: ReadonlySet<number>): string {
  const own = [...new Set([...lines].flatMap((index) => items[index]?.parts ?? []))].map((part) => parts[part]);
  const sum = (values: readonly (number | undefined)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
  const masses = own.map((part) => part?.mass);
  const litres = 1000 * sum(own.map((part) => part?.volume));
  return filled(masses.includes(undefined) ? words.weightUnknown : words.weight, {
    mass: roughly(sum(masses)),
    volume: roughly(litres),
  });
}

/** What is said of the chosen lines. */
export function spokenChoice(data: PartsData, lines: ReadonlySet<number>): string {
  if (lines.size === 0) return words.everything;
  const names = [...lines].map((index) => data.items[index]?.description).join("; ");
  return `${filled(words.alone, { parts: names })} ${spokenWeight(data, lines)}`;
}

/** What is said of a part in no line of the list. */
export const spokenUnlisted = ({ parts }: PartsData, part: number): string =>
  filled(words.unlisted, { part: parts[part]?.name });
