import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a process has written to its standard output that logs by the server's log as `then` says, and ends by it. */
function linesOf(then: string): unknown[] {
  const module = new URL("../../server/log.ts", import.meta.url).href;
  const program = `import { standardLog } from ${JSON.stringify(module)}; const log = standardLog("info"); ${then}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  return stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { msg: unknown }).msg);
}

const hundred = Array.from({ length: 100 }, (_, at) => String(at));
const logHundred = "for (let at = 0; at < 100; at++) log.info(String(at));";

test.each([
  ["comes to its end", ""],
  ["is ended", "process.exit(1);"],
  ["fails", "throw new Error('a fault');"],
])("every line is written, in order, where the process %s", (_how, end) => {
  expect(linesOf(`${logHundred} ${end}`)).toEqual(hundred);
});

test("a line is written before the next turn of the event loop is over", () => {
  const end = "setImmediate(() => setImmediate(() => process.kill(process.pid, 'SIGKILL')));";
  expect(linesOf(`${logHundred} ${end}`)).toEqual(hundred);
});
