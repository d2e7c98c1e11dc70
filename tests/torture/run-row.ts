import type { Check, Row, Run } from "./row.ts";

/**
 * Runs one row and cleans up after it. A row that breaks off counts as a failed check, so that the rest can still run.
 */
export async function runRow(row: Row, options: Omit<Run, "defer">): Promise<Check[]> {
  const ends: (() => unknown)[] = [];
  const checks = await row.run({ ...options, defer: (end) => void ends.push(end) }).catch(brokenOff);
  for (const end of ends.toReversed()) {
    await Promise.resolve()
      .then(end)
      .catch((error: unknown) => checks.push(...brokenOff(error)));
  }
  return checks;
}

const brokenOff = (error: unknown): Check[] => [
  { name: "runs to its end", passed: false, seen: error instanceof Error ? `${error.name} ${error.message}` : "" },
];
