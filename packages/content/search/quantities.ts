/** What capacities are of. They are compared in m³/d, m³/h, MW and t/h. */
export type Measure = "water" | "gas" | "power" | "mass";

/**
 * The units of capacities as they are written in the trade ("_" for a space), and how many of what they are compared in
 * make one of them. MGD and gpm are US gallons, MIGD imperial ones, tonnes metric.
 */
const units: readonly (readonly [measure: Measure, factor: number, names: string])[] = [
  ["water", 1, "m3/d m3/day m3_per_day m3pd cum/day cmd kld cubic_meters_per_day"],
  ["water", 1000, "mld ml/d"],
  ["water", 3785.411784, "mgd usmgd million_gallons_per_day"],
  ["water", 4546.09, "migd imgd million_imperial_gallons_per_day"],
  ["water", 24, "m3/h m3/hr m3/hour m3_per_hour cubic_meters_per_hour"],
  ["water", 86.4, "l/s lps"],
  ["water", 1.44, "l/min lpm"],
  ["water", 5.450992969, "gpm usgpm gallons_per_minute"],
  ["gas", 1, "nm3/h nm3/hr"],
  ["gas", 1.69901082, "cfm"],
  ["power", 1, "mw mwe megawatt megawatts"],
  ["power", 0.001, "kw kilowatt kilowatts"],
  ["mass", 1, "t/h t/hr tph tons/h tonnes/h tons_per_hour tonnes_per_hour"],
  ["mass", 1 / 24, "t/d t/day tpd tons/d tonnes/d tons_per_day tonnes_per_day"],
  ["mass", 0.001, "kg/h kg/hr"],
  ["mass", 0.00045359237, "lb/h lb/hr pph"],
];

const named = new Map(
  units.flatMap(([measure, factor, names]) =>
    names.split(" ").map((name) => [name.replaceAll("_", " "), { measure, factor }] as const),
  ),
);
const longestFirst = [...named.keys()].toSorted((a, b) => b.length - a.length).join("|");
const quantityPattern = new RegExp(
  `(?:(?<times>\\d+) ?[×x] ?)?(?<number>\\d[\\d,]*(?:\\.\\d+)?)[ -]?(?<unit>${longestFirst})(?![\\p{L}\\p{N}/])`,
  "giu",
);
const unitPattern = new RegExp(`(?<![\\p{L}\\p{N}/])(?:${longestFirst})(?![\\p{L}\\p{N}/])`, "giu");
/** Behind a flow per hour: gases alone are also given in cubic feet per minute. */
const inCubicFeet = /^ ?\([\d,.]+ cfm\)/i;

/** A capacity in a text: of one of several equal parts, and of all of them. */
export interface Quantity {
  readonly measure: Measure;
  readonly each: number;
  readonly all: number;
  /** The same in m³/h, of gas, where the unit leaves that open. */
  readonly asGas: number | undefined;
  /** Where it stands in the text, without the characters that keep figures and units together. */
  readonly start: number;
  readonly end: number;
}

/** As quantities are compared: plain spaces, "m3" for "m³". */
export const spelledOut = (text: string): string => text.replaceAll("\u2060", "").normalize("NFKC");

/** A unit that capacities have; undefined for others, such as "I/O". A flow in m³/h alone is one of gas. */
export function capacityUnit(unit: string): { measure: Measure; factor: number } | undefined {
  const name = spelledOut(unit).toLowerCase();
  return name === "m3/h" ? { measure: "gas", factor: 1 } : named.get(name);
}

/** The capacities in a text, without those in brackets, which repeat one in another unit. */
export function quantitiesIn(written: string): Quantity[] {
  const text = spelledOut(written);
  return [...text.matchAll(quantityPattern)].flatMap((found) => {
    const { times = "1", number = "", unit = "" } = found.groups ?? {};
    const known = named.get(unit.toLowerCase());
    const before = text.slice(0, found.index);
    if (!known || before.lastIndexOf("(") > before.lastIndexOf(")")) return [];
    const end = found.index + found[0].length;
    const isGas = inCubicFeet.test(text.slice(end));
    const perHour = known.measure === "water" && known.factor === 24;
    const written = Number(number.replaceAll(",", ""));
    const each = isGas ? written : written * known.factor;
    const all = each * Number(times);
    const asGas = perHour ? written * Number(times) : undefined;
    return [{ measure: isGas ? "gas" : known.measure, each, all, asGas, start: found.index, end }];
  });
}

/** A text without what stands at these places of it. */
export const blanked = (text: string, places: readonly { readonly start: number; readonly end: number }[]): string =>
  places.reduce((rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text);

/** The units in a text that stand there without a number, such as the MLD of "MLD plant". */
export function unitsIn(written: string): { measure: Measure; start: number; end: number }[] {
  const text = spelledOut(written);
  return [...text.matchAll(unitPattern)].flatMap(({ 0: unit, index }) => {
    const known = named.get(unit.toLowerCase());
    return known ? [{ measure: known.measure, start: index, end: index + unit.length }] : [];
  });
}

/** How much a capacity may differ from one that is looked for. */
const tolerance = 0.1;

/** Whether a capacity is about as large as one that is looked for. */
export function isAbout(wanted: Quantity, { measure, each, all }: Quantity): boolean {
  const size = measure === wanted.measure ? wanted.all : measure === "gas" ? wanted.asGas : undefined;
  if (size === undefined) return false;
  // What is exactly at the limit is in, whatever the conversion has rounded.
  return [each, all].some((value) => Math.abs(value - size) <= size * (tolerance + 1e-9));
}
