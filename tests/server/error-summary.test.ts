import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorSummary, isBug } from "../../server/runtime/error-summary.ts";
import { readConfiguredSite } from "../../server/static-site/configured-site.ts";
import { temporaryFolder } from "./for-one-test.ts";

const personal = "Jane Doe\n    at jane.doe@example.org (/home/jane:1:1)";

function failing(): never {
  throw Object.assign(new RangeError(personal), { code: "ERR_TEST" });
}

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test("shows class, code and frames with file and line, and nothing of the message", () => {
  const summary = errorSummary(caught(failing));
  expect(summary).toMatchObject({ name: "RangeError", code: "ERR_TEST" });
  expect(summary.frames?.[0]).toMatch(/^failing \(tests\/server\/error-summary\.test\.ts:\d+:\d+\)$/);
  expect(JSON.stringify(summary)).not.toMatch(/jane/i);
});

test("shows the cause, and no frames where the message was changed after the stack was captured", () => {
  const cause = caught(failing) as Error;
  // Formats the stack, as an uncaught error would.
  expect(cause.stack).toContain("Jane");
  cause.message = "something else";
  const summary = errorSummary(new Error("outer", { cause }));
  expect(summary.cause).toEqual({ name: "RangeError", code: "ERR_TEST" });
});

test("a mistake in the program is told from an error of the database or the network", () => {
  expect(isBug(caught(() => (undefined as unknown as { x: number }).x))).toBe(true);
  expect(isBug(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBe(false);
  expect(isBug(caught(() => new URL("no address")))).toBe(false);
});

test("a site that may not be read is not reported as one that is not built", async () => {
  const folder = await temporaryFolder();
  await expect(readConfiguredSite(join(folder, "missing"))).rejects.toThrow("npm run build");
  await mkdir(join(folder, "site"));
  await writeFile(join(folder, "site/index.html"), "<title>Home</title>");
  const limits = { EACCES: "read access", EMFILE: "ulimit" };
  for (const [code, remedy] of Object.entries(limits)) {
    const failingRead = () => Promise.reject(Object.assign(new Error(code), { code }));
    await expect(readConfiguredSite(join(folder, "site"), failingRead)).rejects.toThrow(remedy);
  }
});
