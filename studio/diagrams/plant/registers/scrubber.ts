// Scrubbing system SCR-101 as the register of the plant has it, in the form of the studio's tag lists: no fact of its own.
import { causes } from "../../../../packages/plant/cause-and-effect.ts";
import { lineNumber } from "../../../../packages/plant/lines-and-materials.ts";
import { type LoopKey, loopKeyOf } from "../../../../packages/plant/scrubbing-results.ts";
import {
  calculated,
  drives,
  equipment,
  lines as registeredLines,
  loops,
  loopServices,
  valves,
  type Effect,
  type Equipment,
  type Line,
  type LineKey,
  type Valve,
} from "../../../../packages/plant/scrubbing-system.ts";
import type { Device, Plant } from "./tag-list.ts";

/** Like Object.entries and Object.fromEntries, with the keys of what they are given. */
const mapped = <Key extends string, From, To>(of: Readonly<Record<Key, From>>, to: (from: From, key: Key) => To) =>
  Object.fromEntries(Object.entries<From>(of).map(([key, from]) => [key, to(from, key as Key)])) as Record<Key, To>;

const deviceOf = ({ service, place, fails, line }: Valve): Device => ({
  service: service ?? place,
  pipeClass: registeredLines[line].pipeClass,
  ...(fails && { fails }),
});

/** For the P&ID and the lists, the operator panel's screen and the models. */
export const scrubber = {
  loops: mapped(loops, (loop, key) => ({ ...loop, service: loopServices[key] })) as {
    readonly [Key in keyof typeof loops]: (typeof loops)[Key] & { readonly service: string };
  },
  devices: {
    "SCR-101": { service: "Scrubbing system" },
    ...mapped<keyof typeof equipment, Equipment, Device>(equipment, ({ service, power }) => ({
      service,
      ...(power !== undefined && { power }),
    })),
    ...mapped(valves, deviceOf),
    ...mapped<keyof typeof drives, Device, Device>(drives, (drive) => drive),
  },
  calculated: mapped(calculated, ({ from }) => from) as {
    readonly [Tag in keyof typeof calculated]: (typeof calculated)[Tag]["from"];
  },
} as const satisfies Plant;

/** Line numbers: bore in mm, fluid, number, class. */
export const lines = mapped<LineKey, Line, string>(registeredLines, lineNumber);

/** The interlocks by their numbers on the drawings, in the order of the register. */
const numbered = causes.map(({ tag, effects }, index) => ({ number: index + 1, loop: loopKeyOf(tag), effects }));

/** "I-1, 2, 5": 3 and more in a row are written "4 to 9". */
function inShort(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  const words = runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(", ")));
  return words.length > 0 ? `I-${words.join(", ")}` : "";
}

/** Interlocks whose cause a loop measures, and those that have one of some effects: "I-3, 4", or "" if none. */
export const interlocksOf = (of: LoopKey): string =>
  inShort(numbered.filter(({ loop }) => loop === of).map(({ number }) => number));
export const interlocksOn = (...effect: readonly Effect[]): string =>
  inShort(numbered.filter(({ effects }) => effects.some((one) => effect.includes(one))).map(({ number }) => number));
