// Scrubbing system SCR-101 as the register of the plant has it, in the form of the studio's tag lists: no fact of its own.
import { lineNumber } from "../../../../packages/plant/lines-and-materials.ts";
import { watchedBy } from "../../../../packages/plant/scrubbing-results.ts";
import {
  calculated,
  drives,
  effects,
  equipment,
  interlocks,
  lines as registeredLines,
  loops,
  loopServices,
  valves,
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

/** Actions of the PLC by their causes, in the order in which it looks at them. A tripped motor has no limit. */
export const scrubberActions = interlocks.map(({ cause, effects: does }, index) => {
  const { limit } = watchedBy(cause);
  return {
    number: index + 1,
    cause,
    ...(!cause.startsWith("XA") && { limit }),
    effects: does.map((effect) => effects[effect].does),
  };
});
