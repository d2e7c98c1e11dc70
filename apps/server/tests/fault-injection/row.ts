/** An expectation and the observed result. */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly seen: string;
}

/** The options and callbacks of a run. */
export interface Run {
  /** The full run, or the short form, which npm test runs of some rows. */
  readonly size: "full" | "short";
  /** The total seconds of load on each side of the comparison. */
  readonly seconds: number;
  /** Reports progress. */
  progress(line: string): void;
  /** Registers a cleanup that runs when the row has ended, also after an error; the last one first. */
  defer(end: () => unknown): void;
}

/** A row of the table. */
export interface Row {
  /** The name on the command line. */
  readonly name: string;
  readonly what: string;
  readonly goal: string;
  run(run: Run): Promise<Check[]>;
}

/** A check that a count has the expected value. */
export const countIs = (name: string, count: number, wanted: number): Check => ({
  name,
  passed: count === wanted,
  seen: `${count}`,
});

/** A check that a count does not exceed a maximum. */
export const countAtMost = (name: string, count: number, most: number): Check => ({
  name,
  passed: count <= most,
  seen: `${count}`,
});
