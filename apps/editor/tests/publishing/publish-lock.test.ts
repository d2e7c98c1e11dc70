import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { PublishError } from "../../publishing/release/publish-error.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { publishVersion } from "./published-sites.ts";

const program = fileURLToPath(new URL("./endless-publish.ts", import.meta.url));
const isRoot = process.getuid?.() === 0;
const running = "The site is being published at this moment";

let root: string;
beforeEach(async () => {
  root = join(await temporaryFolder(), "releases");
  await mkdir(root);
});

const publishHere = (version = "one") => publishVersion(root, version, { untried: true });

/** Another process that publishes until it is killed. */
async function startPublishing(...uid: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, root, ...uid], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await Promise.race([
    once(child.stdout!, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("The other process has ended."))),
  ]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test.each([
  ["an empty lock file, as after a power cut", ".publish-lock", ""],
  ["a former version's empty lock file", ".publishing", ""],
  ["a former version's lock file with the number of a process that is another one", ".publishing", `${process.pid}`],
  ["a former version's lock file with the number of another user's process", ".publishing", "1"],
])("%s refuses nothing", async (_, file, content) => {
  await writeFile(join(root, file), content);
  await publishHere();
  await publishHere("two");
});

test("while another process publishes, publishing is refused; after kill -9 it is not, and no half of it is left", async () => {
  const other = await startPublishing();
  const refused = publishHere();
  await expect(refused).rejects.toThrow(PublishError);
  await expect(refused).rejects.toThrow(running);
  expect((await readdir(root)).filter((name) => name.startsWith(".staging"))).toHaveLength(1);
  await kill(other);
  const { name } = await publishHere();
  expect((await readdir(root)).filter((found) => !found.startsWith(".publish")).toSorted()).toEqual([name, "current"]);
});

test("of publishings at once in one process, one is done and the others are refused", async () => {
  const all = await Promise.allSettled(["one", "two", "three"].map(publishHere));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of all) if (result.status === "rejected") expect(String(result.reason)).toContain(running);
  await publishHere("four");
});

test("of processes that publish at once, only one builds", async () => {
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => startPublishing()));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test.skipIf(!isRoot)(
  "another user's publishing counts as running, and its lock file is no obstacle later",
  async () => {
    await chmod(root, 0o777);
    await chmod(join(root, ".."), 0o777);
    const other = await startPublishing("65534");
    await expect(publishHere()).rejects.toThrow(running);
    await kill(other);
    await publishHere();
  },
);

test.skipIf(!isRoot)("a user who may not write to the lock file is told", async () => {
  await publishHere();
  await chmod(root, 0o777);
  await chmod(join(root, ".."), 0o777);
  const child = spawn(process.execPath, [program, root, "65534"], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 20_000,
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  await once(child, "close");
  expect(errors).toContain(".publish-lock cannot be locked");
  expect(errors).toContain("Publish as the user to whom the folder belongs");
});

test("a lock file that is something else is named, with what to do", async () => {
  await writeFile(join(root, ".publish-lock"), "notes of somebody");
  await expect(publishHere()).rejects.toThrow(/\.publish-lock cannot be locked \(file is not a database\)\. Remove it/);
});
