import type { Enquiry } from "@ttpl/contract/enquiry.ts";
import type { Filling } from "./verdict.ts";

/** What a score is made of, besides the enquiry's own text. */
interface Receipt {
  readonly fields: Enquiry;
  readonly filling: Filling;
  /** The network that it came from (apps/server/http/rate-limiter.ts). */
  readonly network: string;
}

/** Posts are compared with those of the last hour, and the last thousand of them at most: about 5 MB. */
const memory = 60 * 60_000;
const mostRemembered = 1000;
/** Runs of words that are compared, from the start of the text: more of them cost time and tell little. */
const mostRuns = 60;
const runLength = 3;

/** Points off, from the greatest count or share on. */
type Steps = readonly (readonly [least: number, points: number])[];
const stepsOf = {
  /** Recent posts of the same network. Three colleagues behind one address are common, thirty are not. */
  network: [
    [30, -3],
    [10, -2],
    [3, -1],
  ],
  /** The share of the text that recent posts had word for word. */
  words: [
    [0.8, -3],
    [0.5, -2],
    [0.25, -1],
  ],
  /** Recent posts with the same value. One may be the same person's second try. */
  value: [[2, -1]],
} as const satisfies Record<string, Steps>;
const pointsFor = (value: number, steps: Steps): number => steps.find(([least]) => value >= least)?.[1] ?? 0;

/** Fields that differ from person to person. */
const comparedFields = ["Email", "Name", "Company", "Phone"] as const satisfies (keyof Enquiry)[];

/** A person reads the form, and answers before the end of the day. In seconds. */
const plausibleAge = { least: 15, most: 12 * 60 * 60 };

/** Points for how the form was filled in: from -4 for a program's way to 2 for a person's. */
function pointsForFilling({ honeypot, formAge }: Filling, suspectSeconds: number): number {
  if (honeypot !== "") return -4;
  // Without JavaScript the age is missing, as it is from most programs.
  if (!/^\d{1,9}$/.test(formAge)) return 0;
  const age = Number(formAge);
  if (age < suspectSeconds) return -4;
  return age >= plausibleAge.least && age <= plausibleAge.most ? 2 : 1;
}

/** FNV-1a, 32 bits: cheap, and an accidental match costs a point at most. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Hashes of the text's runs of three words. Case, punctuation and numbers make no difference. */
function runsOf(text: string): number[] {
  const words =
    text
      .slice(0, 1000)
      .toLowerCase()
      .replaceAll(/\p{N}+/gu, "0")
      .match(/[\p{L}\p{M}0]+/gu) ?? [];
  const count = Math.min(mostRuns, Math.max(1, words.length - runLength + 1));
  const runs = Array.from({ length: count }, (_, index) => hashOf(words.slice(index, index + runLength).join(" ")));
  return [...new Set(runs)];
}

/** What one post has in common with others, as hashes. */
interface Traces {
  readonly at: number;
  readonly network: number;
  readonly values: readonly number[];
  readonly runs: readonly number[];
}

/**
 * Scores how much an enquiry looks like a person's: from 2, for a form that was open for a while and is unlike the other
 * recent posts, down to -14. It decides nothing but an order: whose email comes first in a flood. In short:
 *
 * - the form: 2 if it was open for 15 seconds to 12 hours, 1 for another age, 0 if that is unknown, -4 if the honeypot is
 *   filled or it was sent at once;
 * - the text: up to -3 if recent posts had the same runs of words;
 * - sender: -1 each for an email address, name, company and phone that two recent posts had;
 * - network: up to -3 for many recent posts.
 *
 * It remembers hashes for an hour, in this process only.
 * @param now returns Unix time in milliseconds
 */
export function humanScorer(suspectSeconds: number, now: () => number): (receipt: Receipt) => number {
  const remembered: Traces[] = [];
  const counts = new Map<number, number>();
  const keysOf = ({ network, values, runs }: Traces): number[] => [network, ...values, ...runs];
  const count = (key: number): number => counts.get(key) ?? 0;
  const remember = (traces: Traces): void => {
    remembered.push(traces);
    for (const key of keysOf(traces)) counts.set(key, count(key) + 1);
  };
  const forget = (at: number): void => {
    const isOld = (traces: Traces): boolean => Math.abs(at - traces.at) > memory;
    for (let oldest = remembered[0]; oldest; oldest = remembered[0]) {
      if (remembered.length < mostRemembered && !isOld(oldest)) return;
      remembered.shift();
      for (const key of keysOf(oldest)) {
        if (count(key) > 1) counts.set(key, count(key) - 1);
        else counts.delete(key);
      }
    }
  };
  return ({ fields, filling, network }) => {
    const at = now();
    forget(at);
    const traces: Traces = {
      at,
      network: hashOf(`network ${network}`),
      values: comparedFields.map((field) => hashOf(`${field} ${fields[field].toLowerCase()}`)),
      runs: runsOf(fields.Comment),
    };
    const repeated = traces.runs.filter((run) => count(run) >= 2).length / traces.runs.length;
    const score =
      pointsForFilling(filling, suspectSeconds) +
      pointsFor(repeated, stepsOf.words) +
      traces.values.reduce((sum, value) => sum + pointsFor(count(value), stepsOf.value), 0) +
      pointsFor(count(traces.network), stepsOf.network);
    remember(traces);
    return score;
  };
}
