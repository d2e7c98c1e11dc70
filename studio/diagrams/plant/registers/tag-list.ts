/** Alarm limits with the letters of ISA-5.1. LL and HH trip equipment; L and H alert the operator. */
export type Limits = Readonly<Partial<Record<"LL" | "L" | "H" | "HH", number>>>;
export type Range = readonly [low: number, high: number];
/**
 * Instruments and final elements with one loop number. `unit` applies to ranges, limits, set point and switching
 * points.
 */
export type Loop = {
  service: string;
  /** Function letters of the loop, separated by spaces: "FT FIC". */
  functions: string;
  unit?: string;
  range?: Range;
  normal?: Range;
  limits?: Limits;
  setPoint?: number;
  /** What is measured at the moment that the screens show. */
  now?: number;
  starts?: number;
  stops?: number;
  /** Valves and drives that a controller manipulates, or the tags of the controllers that a cascade controller sets. */
  final?: readonly string[];
  sets?: readonly string[];
};
/** Equipment, valve or drive. `fails`: without air or power it opens (FO), closes (FC) or stays (FL). Power in kW. */
export type Device = { service: string; fails?: "FO" | "FC" | "FL"; pipeClass?: string; power?: number };
/**
 * Every tag of a plant. A loop's key is its first letters and number: "PD-121A" covers PDT-121A, PDI-121A, PDAH-121A.
 */
export type Plant = {
  loops: Readonly<Record<string, Loop>>;
  devices: Readonly<Record<string, Device>>;
  /** Values that the PLC calculates from the position of a final element. */
  calculated?: Readonly<Record<string, string>>;
};

/** A loop that measures in a unit. */
export const loop = <const Functions extends string, const Unit extends string, const Rest extends Partial<Loop> = {}>(
  service: string,
  functions: Functions,
  unit: Unit,
  rest = {} as Rest & Record<Exclude<keyof Rest, keyof Loop>, never>,
) => ({ service, functions, unit, ...rest });

/** Equipment of one service. */
export const alike = <const Tag extends string>(service: string, ...tags: readonly Tag[]) =>
  Object.fromEntries(tags.map((tag) => [tag, { service }])) as Record<Tag, { service: string }>;

type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type NumberOf<Key> = Key extends `${string}-${infer Digits}` ? Digits : never;
/** Tags of a plant that a drawing can use, except alarms. */
export type TagOf<Of extends Plant> =
  | (keyof Of["devices"] & string)
  | {
      [Key in keyof Of["loops"]]: `${Words<Of["loops"][Key]["functions"]> & string}-${NumberOf<Key>}`;
    }[keyof Of["loops"]];

/** First letters and number of a loop's key or of a tag. */
export const partsOf = (tag: string): [letters: string, number: string] => {
  const dash = tag.indexOf("-");
  return [tag.slice(0, dash), tag.slice(dash + 1)];
};

/** The tag of an alarm: "PD-121A" and "H" give PDAH-121A. */
export function alarmTag(loop: string, limit: keyof Limits): string {
  const [letters, number] = partsOf(loop);
  return `${letters}A${limit}-${number}`;
}

/** All tags of a plant with what they belong to: devices, the functions of the loops, and an alarm for each limit. */
export function tagsOf({ loops, devices, calculated = {} }: Plant): Map<string, Loop | Device> {
  const tags = new Map<string, Loop | Device>(Object.entries(devices));
  for (const [tag, from] of Object.entries(calculated)) {
    const of = devices[from];
    if (of) tags.set(tag, of);
  }
  for (const [key, loop] of Object.entries(loops)) {
    for (const letters of loop.functions.split(" ")) tags.set(`${letters}-${partsOf(key)[1]}`, loop);
    for (const limit of Object.keys(loop.limits ?? {})) tags.set(alarmTag(key, limit as keyof Limits), loop);
  }
  return tags;
}
