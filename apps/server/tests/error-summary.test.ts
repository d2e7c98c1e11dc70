import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import promises from "node:fs/promises";
import { once } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { ConfigError, readConfig } from "../config/config.ts";
import { errorSummary, isBug, reasonOf, withFrames } from "../runtime/error-summary.ts";
import { readConfiguredSite } from "../static-site/configured-site.ts";
import { openConfiguredStore } from "../store/configured-store.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

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
  expect(summary.frames?.[0]).toMatch(/^failing \(apps\/server\/tests\/error-summary\.test\.ts:\d+:\d+\)$/);
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

test("an error in the program is told from an error of the database or the network", () => {
  expect(isBug(caught(() => (undefined as unknown as { x: number }).x))).toBe(true);
  expect(isBug(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBe(false);
  expect(isBug(caught(() => new URL("no address")))).toBe(false);
  expect(isBug(new Error("an assumption was wrong"))).toBe(true);
  expect(isBug("a string")).toBe(true);
  expect(isBug(z.string().safeParse(1).error)).toBe(true);
  expect(isBug(caught(() => assert.equal(1, 2)))).toBe(true);
  expect(isBug(caught(() => Buffer.alloc("1" as unknown as number)))).toBe(true);
});

test.each([
  ["ends the connection", (socket: Socket) => void socket.destroy()],
  ["never answers", () => undefined],
])("an error of node-postgres without a code is no bug: the database %s", async (_, onConnection) => {
  const database = createServer(onConnection).listen(0, "127.0.0.1");
  await once(database, "listening");
  onTestFinished(() => void database.close());
  const { port } = database.address() as AddressInfo;
  const pool = new pg.Pool({ host: "127.0.0.1", port, database: "none", connectionTimeoutMillis: 200 });
  const error: unknown = await pool.query("SELECT 1").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty("code");
  expect(isBug(error)).toBe(false);
  await pool.end();
});

test("a data folder that cannot be made is reported with its code and what to do about it", async () => {
  const config = readConfig({ DATA_DIR: join(await temporaryFolder(), "data") });
  for (const [code, remedy] of Object.entries({ ENOSPC: "free some space", EMFILE: "ulimit", EROFS: "read-only" })) {
    const failing = vi.spyOn(promises, "mkdir").mockRejectedValue(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
    const opened = openConfiguredStore(config);
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow(new RegExp(`^DATA_DIR .*\\(${code}\\): .*${remedy}`));
    failing.mockRestore();
    syncBuiltinESMExports();
  }
});

test("the details that operators see are code, SQLite's words for it, and frames of the error and its cause", () => {
  const cause = Object.assign(caught(failing) as Error, { code: "ERR_CAUSE" });
  const error = Object.assign(new Error(personal, { cause }), {
    code: "ERR_SQLITE_ERROR",
    errcode: 13,
    errstr: "full",
  });
  const text = withFrames(`Failed (${reasonOf(error)}).`, error);
  expect(text).toMatch(/^Failed \(ERR_SQLITE_ERROR 13 full\)\.\n {2}at .*error-summary\.test\.ts:\d+:\d+/);
  expect(text).toMatch(
    /\ncaused by ERR_CAUSE\n {2}at failing \(apps\/server\/tests\/error-summary\.test\.ts:\d+:\d+\)/,
  );
  expect(text).not.toMatch(/jane/i);
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
