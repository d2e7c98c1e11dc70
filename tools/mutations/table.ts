import type { Fault } from "./fault.ts";

export type Verdict = "caught" | "survived" | "survived, accepted" | "not tested";

export interface Result {
  readonly fault: Fault;
  readonly verdict: Verdict;
  /** The first failing test, or why there is none. */
  readonly failure: string;
  readonly seconds: number;
}

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;

const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** One row for each fault. */
export const resultTable = (results: readonly Result[]): string =>
  markdownTable(
    ["fault", "file", "result", "first failing test", "seconds"],
    results.map(({ fault, verdict, failure, seconds }) => [fault.name, fault.file, verdict, failure, seconds]),
  );

/** "apps/server/store" of a file in it, "contract" of packages/contract/enquiry.ts. */
const folderOf = (file: string): string => file.split("/").slice(0, -1).slice(0, 2).join("/");

/** How many faults were caught in each folder. */
export function folderTable(results: readonly Result[]): string {
  const line = (name: string, some: readonly Result[]) => {
    const count = (...verdicts: Verdict[]) => some.filter(({ verdict }) => verdicts.includes(verdict)).length;
    return [name, some.length, count("caught"), count("survived, accepted"), count("survived", "not tested")];
  };
  const folders = [...Map.groupBy(results, ({ fault }) => folderOf(fault.file))];
  return markdownTable(
    ["folder", "faults", "caught", "survived, accepted", "survived or not tested"],
    [
      ...folders.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, some]) => line(name, some)),
      line("all", results),
    ],
  );
}
