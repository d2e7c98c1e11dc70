/** A row of the table: what was measured, what it was compared with, and the target. */
export interface Row {
  readonly what: string;
  readonly site: number;
  /** The value of the plain-HTML copy or the bare server; none if the bound is absolute. */
  readonly other?: number;
  readonly bound: string;
  readonly met: boolean;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value) / values.length;

/** Compares two series, measured alternately, by the ratio of their medians or another summary. */
export function ratioRow(
  what: string,
  ours: readonly number[],
  others: readonly number[],
  atMost: number,
  summary = median,
): Row {
  const [site, other] = [summary(ours), summary(others)];
  return { what, site, other, bound: `ratio ≤ ${atMost}`, met: site <= atMost * other };
}

/** Compares two series, measured alternately, by the difference of their medians. */
export function differenceRow(what: string, ours: readonly number[], others: readonly number[], atMost: number): Row {
  const [site, other] = [median(ours), median(others)];
  return { what, site, other, bound: `difference ≤ ${atMost}`, met: site - other <= atMost };
}

export const atMostRow = (what: string, site: number, most: number): Row => ({
  what,
  site,
  bound: `≤ ${most}`,
  met: site <= most,
});

export const atLeastRow = (what: string, site: number, least: number): Row => ({
  what,
  site,
  bound: `≥ ${least}`,
  met: site >= least,
});

const figure = (value: number): string =>
  value < 10 && !Number.isInteger(value) ? value.toFixed(value < 1 ? 3 : 1) : value.toFixed(0);

/** A row as a line of the Markdown table. */
export function lineOf({ what, site, other, bound, met }: Row): string {
  const ratio = other ? (site / other).toFixed(2) : "";
  const cells = [what, figure(site), other === undefined ? "" : figure(other), ratio, bound, met ? "yes" : "NO"];
  return `| ${cells.join(" | ")} |`;
}

/** The rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    "| measured | site | other | ratio | target | met |",
    "| --- | --: | --: | --: | --- | --- |",
    ...rows.map(lineOf),
  ].join("\n");
