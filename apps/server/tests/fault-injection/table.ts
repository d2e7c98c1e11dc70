import type { Check, Row } from "./row.ts";

/** The result of a row. */
export interface Result {
  readonly row: Row;
  readonly checks: readonly Check[];
  readonly seconds: number;
}

/** Whether all checks passed, and there was at least one. */
export const hasPassed = ({ checks }: Result): boolean => checks.length > 0 && checks.every(({ passed }) => passed);

/** A check as text. */
export const checkText = ({ name, passed, seen }: Check): string => (passed ? seen : `MISSED: ${name} (${seen})`);

/** The results as a Markdown table. */
export function table(results: readonly Result[]): string {
  const lines = results.map((result) => {
    const { row, checks } = result;
    const seen = checks.map(checkText).filter(Boolean).join("; ");
    return `| ${[row.what, row.goal, seen, hasPassed(result) ? "pass" : "FAIL"].join(" | ")} |`;
  });
  return ["| what | goal | seen | verdict |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
