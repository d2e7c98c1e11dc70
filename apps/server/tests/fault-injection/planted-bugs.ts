import { settingsOf } from "./edit.ts";
import { type Planting, plantings } from "./plantings.ts";
import type { Check, Row, Run } from "./row.ts";
import { runRow } from "./run-row.ts";

/** Runs the check against the real server, where it must pass, and with the bug, where it must fail. */
async function plantOne({ bug, caughtBy, check, settings, edit }: Planting, run: Run): Promise<Check> {
  const runCheck = (what: string, planted: Readonly<Record<string, string>>): Promise<Check[]> => {
    const row: Row = { name: bug, what, goal: "", run: (inner) => check(inner, planted) };
    return runRow(row, { ...run, progress: () => undefined });
  };
  // In the short form the other rows cover this.
  const sound = run.size === "full" ? await runCheck("sound", {}) : [];
  const faulty = await runCheck("faulty", settings ?? (edit ? settingsOf(edit) : { PLANTED: bug }));
  const missed = sound.filter(({ passed }) => !passed);
  const caught = faulty.find(({ name, passed }) => name === caughtBy && !passed);
  run.progress(`${bug}: ${caught ? `caught by "${caughtBy}" (${caught.seen})` : "NOT caught"}`);
  if (missed.length > 0)
    return { name: `${bug}: passes without the bug`, passed: false, seen: missed.map(({ name }) => name).join() };
  return { name: bug, passed: caught !== undefined, seen: `${bug}: "${caughtBy}" saw ${caught?.seen ?? "nothing"}` };
}

/** Shows that the checks can fail. */
export const plantedBugs: Row = {
  name: "planted-bugs",
  what: "planted bugs, with the check that caught each and what it saw",
  goal: "each caught by a named check, which passes without the bug",
  async run(run) {
    const quick = plantings.filter(({ onlyInFull }) => !onlyInFull);
    if (run.size === "short") return Promise.all(quick.map((planting) => plantOne(planting, run)));
    const checks: Check[] = [];
    for (const planting of plantings) checks.push(await plantOne(planting, run));
    return checks;
  },
};
