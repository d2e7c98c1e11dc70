/** A line of the table: what was measured, what it was compared with, and what must hold. */
export interface Row {
  readonly what: string;
  readonly site: number;
  /** The plain-HTML twin's, or that of the bare server; none where the bound is absolute. */
  readonly other?: number;
  readonly bound: string;
  readonly holds: boolean;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value) / values.length;

/** Compares two series, measured in turn, by the ratio of their medians, or of what `summary` makes of each. */
export function ratioRow(
  what: string,
  ours: readonly number[],
  others: readonly number[],
  atMost: number,
  summary = median,
): Row {
  const [site, other] = [summary(ours), summary(others)];
  return { what, site, other, bound: `ratio ≤ ${atMost}`, holds: site <= atMost * other };
}

/** Compares the medians of two series, measured in turn, by their difference. */
export function differenceRow(what: string, ours: readonly number[], others: readonly number[], atMost: number): Row {
  const [site, other] = [median(ours), median(others)];
  return { what, site, other, bound: `difference ≤ ${atMost}`, holds: site - other <= atMost };
}

export const atMostRow = (what: string, site: number, most: number): Row => ({
  what,
  site,
  bound: `≤ ${most}`,
  holds: site <= most,
});

export const atLeastRow = (what: string, site: number, least: number): Row => ({
  what,
  site,
  bound: `≥ ${least}`,
  holds: site >= least,
});

const figure = (value: number): string =>
  value < 10 && !Number.isInteger(value) ? value.toFixed(value < 1 ? 3 : 1) : value.toFixed(0);

/** A row as a line of the table. */
export function lineOf({ what, site, other, bound, holds }: Row): string {
  const ratio = other ? (site / other).toFixed(2) : "";
  const cells = [what, figure(site), other === undefined ? "" : figure(other), ratio, bound, holds ? "yes" : "NO"];
  return `| ${cells.join(" | ")} |`;
}

/** The rows as a table in Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    "| measured | site | other | ratio | must be | holds |",
    "| --- | --: | --: | --: | --- | --- |",
    ...rows.map(lineOf),
  ].join("\n");
