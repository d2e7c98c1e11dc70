// Injects faults around the running server and prints one table: npm run fault-injection -- --help
import { parseArgs } from "node:util";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";
import { runRow } from "./run-row.ts";
import { checkText, hasPassed, type Result, table } from "./table.ts";

const usage = `Injects faults around the running server and prints one table.

  npm run fault-injection -- [ROW …] [--short] [--seconds N]

Rows (default: all, about 20 minutes):
${rows.map(({ name, what }) => `  ${name.padEnd(18)}${what}`).join("\n")}

--short      fewer kills and inputs
--seconds N  total load on each side of the comparison, default 60
Exit codes: 0 all goals reached, 1 a goal missed, 2 invalid arguments.
`;

function readCommand(args: string[]) {
  const options = { short: { type: "boolean" }, seconds: { type: "string" }, help: { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const unknown = positionals.find((name) => !rows.some((row) => row.name === name));
    if (unknown || !/^[1-9]\d{0,3}$/.test(values.seconds ?? "60")) return undefined;
    return { ...values, names: positionals };
  } catch {
    return undefined;
  }
}

async function runAll(chosen: readonly Row[], short: boolean, seconds: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const row of chosen) {
    console.log(`\n=== ${row.name}: ${row.what} ===`);
    const start = performance.now();
    const progress = (line: string) => console.log(`    ${line}`);
    const checks = await runRow(row, { size: short ? "short" : "full", seconds, progress }, interrupted.signal);
    for (const check of checks) console.log(`  ${check.name}: ${checkText(check) || "passed"}`);
    const result = { row, checks, seconds: Math.round((performance.now() - start) / 1000) };
    console.log(`=== ${row.name}: ${hasPassed(result) ? "pass" : "FAIL"}, ${result.seconds} s ===`);
    results.push(result);
    if (interrupted.signal.aborted) break;
  }
  return results;
}

// The servers started by a row do not end by themselves.
const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());

const command = readCommand(process.argv.slice(2));
if (command && !command.help) {
  const chosen = command.names.length > 0 ? rows.filter(({ name }) => command.names.includes(name)) : rows;
  const results = await runAll(chosen, command.short ?? false, Number(command.seconds ?? (command.short ? "1" : "60")));
  console.log(`\n${table(results)}`);
  // Explicit exit, because an interrupted row may still wait for something.
  process.exit(results.every(hasPassed) ? 0 : 1);
} else {
  (command ? process.stdout : process.stderr).write(usage);
  process.exitCode = command ? 0 : 2;
}
