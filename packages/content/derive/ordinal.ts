const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** "25th" */
export const ordinal = (number: number): string => number + (endings[ordinals.select(number)] ?? "");
