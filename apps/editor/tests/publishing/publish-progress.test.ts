import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { PublishError } from "../../publishing/release/publish-error.ts";
import { latestPublishing, publishingLog } from "../../publishing/release/progress.ts";
import { publish } from "../../publishing/release/publish.ts";
import { runProgram } from "../../publishing/release/run-program.ts";
import type { PublishingAnswer } from "../../wire.ts";
import { editorCopy } from "../unit/editor-copy.ts";
import { publishVersion, withoutHistory } from "./published-sites.ts";

/** Another process that publishes for Asha until it is killed. */
async function publishEndlessly(root: string): Promise<ChildProcess> {
  mkdirSync(root, { recursive: true });
  const program = fileURLToPath(new URL("./endless-publish.ts", import.meta.url));
  const child = spawn(process.execPath, [program, root], { stdio: ["ignore", "pipe", "inherit"], timeout: 100_000 });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout!, "data");
  return child;
}

const ask = async (editor: Awaited<ReturnType<typeof editorCopy>>) =>
  (await editor.ask<PublishingAnswer>("publish")).body.latest;

test("whoever comes back sees what runs, a second press is refused by name and time, and a killed one is interrupted", async () => {
  const editor = await editorCopy();
  expect(await ask(editor)).toBeUndefined();
  const began = Date.now();
  const root = join(editor.root, "releases");
  const other = await publishEndlessly(root);
  const running = await ask(editor);
  expect(running).toMatchObject({ state: "running", way: "publish", by: "Asha" });
  expect(running?.startedAt).toBeGreaterThanOrEqual(began);
  expect(running?.steps.at(-1)).toEqual({ at: expect.any(Number), words: "Building the site …" });
  // From another browser, after a restart of the editor's process, and from a terminal.
  expect(await ask(await editor.restarted())).toEqual(running);
  const pressed = await editor.ask<{ problem: string }>("publish", { way: "publish", by: "Ben" });
  expect(pressed).toMatchObject({
    status: 409,
    body: { problem: expect.stringMatching(/by Asha since .*20\d\d.*\d\d:\d\d/) },
  });
  await expect(publishVersion(root, "one", { by: "Ben" })).rejects.toThrow(/by Asha since/);
  expect(await ask(editor), "as before").toEqual(running);

  other.kill("SIGKILL");
  await once(other, "exit");
  expect(await ask(await editor.restarted())).toEqual({ ...running, state: "interrupted" });
  await publishVersion(root, "two", { untried: true, by: "Ben" });
  expect(await ask(editor)).toMatchObject({ state: "done", by: "Ben", endedAt: expect.any(Number) });
});

test("a publishing that is killed when visitors have it already counts as done", async () => {
  const editor = await editorCopy();
  const root = join(editor.root, "releases");
  await publishVersion(root, "one", { untried: true });
  const { endedAt: _, state, pid, ...latest } = latestPublishing(root)!;
  expect(state).toBe("done");
  writeFileSync(join(root, ".publishing.json"), JSON.stringify({ ...latest, pid }));
  expect(await ask(editor)).toMatchObject({ state: "done" });
});

test("a failure is told by the last lines of what has failed, and the log has all of it", async () => {
  const editor = await editorCopy();
  const root = join(editor.root, "releases");
  const said =
    "\u001B[33mworking\u001B[0m\nError: The page /services is too long\n    at build (file:///a/build.ts:66:33)\n";
  const failing = (log: (text: string) => void) => {
    const program = [process.execPath, "-e", `process.stderr.write(${JSON.stringify(said)}); process.exit(1)`];
    return runProgram(program, { does: "Building the site", log });
  };
  const failed = publish(
    { root, by: "Asha", say: () => undefined },
    { ...withoutHistory, check: () => [], build: (_rehearsal, _folder, log) => failing(log) },
  );
  await expect(failed).rejects.toThrow(PublishError);
  expect(await ask(editor)).toMatchObject({
    state: "failed",
    problem: "Building the site failed:\nworking\nError: The page /services is too long",
  });
  const { status, bytes, headers } = await editor.download("publish/log");
  expect(status).toBe(200);
  expect(headers.get("Content-Disposition")).toContain("publishing.log");
  expect(new TextDecoder().decode(bytes)).toContain("at build (file:///a/build.ts:66:33)");
  expect(publishingLog(root)).toMatch(/^\d{4}-\d\d-\d\dT\S+Z Checked/);
});

test("what the file system refuses is told in words, and the log has where", async () => {
  const editor = await editorCopy();
  const root = join(editor.root, "releases");
  const missing = join(editor.root, "photos on another disk");
  const build = async () => readFileSync(missing, "utf8");
  const failed = publish({ root, by: "Asha", say: () => undefined }, { ...withoutHistory, check: () => [], build });
  await expect(failed).rejects.toThrow("ENOENT");
  expect(await ask(editor)).toMatchObject({ problem: `${missing} is not there.` });
  expect(publishingLog(root)).toContain("at readFileSync");
});

test("a fault of the program itself is told, and a record that cannot be read is none", async () => {
  const editor = await editorCopy();
  const root = join(editor.root, "releases");
  const build = () => Promise.reject(new TypeError("x is not a function"));
  const failed = publish({ root, by: "Asha", say: () => undefined }, { ...withoutHistory, check: () => [], build });
  await expect(failed).rejects.toThrow(TypeError);
  expect(await ask(editor)).toMatchObject({ problem: "The program itself has failed: x is not a function" });
  for (const text of ["", "null", "{", '{"by":1}']) {
    writeFileSync(join(root, ".publishing.json"), text);
    expect(await ask(editor), text).toBeUndefined();
  }
});
