/** One thing that has to hold, and what was seen of it. */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly seen: string;
}

/** How a row is run. */
export interface Run {
  /** Whole, or in the short form that belongs to the normal tests. */
  readonly size: "full" | "short";
  /** How long each side of the load comparison is under load in all, in seconds. */
  readonly seconds: number;
  /** Says how far the row is. */
  progress(line: string): void;
  /** Runs when the row has ended, however it ends; the last one first. */
  defer(end: () => unknown): void;
}

/** A line of the table. */
export interface Row {
  /** By which it is run alone. */
  readonly name: string;
  readonly what: string;
  readonly goal: string;
  run(run: Run): Promise<Check[]>;
}

/** A check that a count is what it should be. */
export const countIs = (name: string, count: number, wanted: number): Check => ({
  name,
  passed: count === wanted,
  seen: `${count}`,
});

/** A check that a count is no more than it may be. */
export const countAtMost = (name: string, count: number, most: number): Check => ({
  name,
  passed: count <= most,
  seen: `${count}`,
});
