import type { Check, Row, Run } from "./row.ts";

/**
 * Runs one row and cleans up after it. A row that throws counts as a failed check, so that the others can still run.
 * @param interrupted aborts the row
 */
export async function runRow(row: Row, options: Omit<Run, "defer">, interrupted?: AbortSignal): Promise<Check[]> {
  const ends: (() => unknown)[] = [];
  const interruption = new Promise<never>((_, reject) => {
    interrupted?.addEventListener("abort", () => reject(new Error("interrupted")));
  });
  const running = row.run({ ...options, defer: (end) => void ends.push(end) });
  const checks = await Promise.race([running, interruption]).catch(brokenOff);
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
