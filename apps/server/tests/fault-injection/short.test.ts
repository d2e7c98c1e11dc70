import { expect, test } from "vitest";
import { badInput } from "./bad-input.ts";
import { damage } from "./damage.ts";
import { disk } from "./disk.ts";
import { floodOfWords } from "./flood-of-words.ts";
import { runRow } from "./run-row.ts";
import { slowSockets } from "./slow-sockets.ts";

/**
 * The rows whose promises no other test holds (docs/decisions/0068-every-test-every-time.md). All of them, in full:
 * `npm run fault-injection`.
 */
test.concurrent.each([disk, damage, badInput, slowSockets, floodOfWords])(
  "$name: $what (short form)",
  async (row) => {
    const checks = await runRow(row, { size: "short", seconds: 1, progress: () => undefined });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(checks).not.toEqual([]);
  },
  240_000,
);
