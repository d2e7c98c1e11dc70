import { expect, test } from "vitest";
import { rows } from "./rows.ts";
import { runRow } from "./run-row.ts";

/** The full run is `npm run fault-injection`. */
test.concurrent.each(rows)(
  "$name: $what (short form)",
  async (row) => {
    const checks = await runRow(row, { size: "short", seconds: 1, progress: () => undefined });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(checks).not.toEqual([]);
  },
  240_000,
);
