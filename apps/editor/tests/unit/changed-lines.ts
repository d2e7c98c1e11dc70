/** The lines in which two texts differ: the first of them, and how many lines of each text. */
export interface ChangedLines {
  readonly first: number;
  readonly before: number;
  readonly after: number;
}

/** Compares two texts line by line, from the first and from the last. */
export function changedLines(old: string, now: string): ChangedLines {
  const [left, right] = [old.split("\n"), now.split("\n")];
  let first = 0;
  while (first < Math.min(left.length, right.length) && left[first] === right[first]) first++;
  let last = 0;
  while (last < Math.min(left.length, right.length) - first && left.at(-1 - last) === right.at(-1 - last)) last++;
  return { first, before: left.length - first - last, after: right.length - first - last };
}
