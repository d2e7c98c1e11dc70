import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { makeGeneration } from "../../cli/generation.ts";
import { startServer } from "../for-one-test.ts";
import { postEnquiry } from "../post-enquiry.ts";
import { storedEnquiries } from "./stored-in.ts";

/** Makes backups of a folder with some files, without a database. */
async function backedUp(files: Readonly<Record<string, string>>) {
  const [source, root] = [await temporaryFolder(), await temporaryFolder()];
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(source, name, ".."), { recursive: true });
    await writeFile(join(source, name), text);
  }
  const damaged: string[] = [];
  let day = 1;
  const back = (kept = 30, paths = [source]) =>
    makeGeneration({
      root,
      kept,
      paths,
      dataDirectory: join(source, "none"),
      copyDatabase: undefined,
      now: new Date(Date.UTC(2027, 0, day++)),
      onDamage: (file) => void damaged.push(file),
    });
  return { source, root, damaged, back };
}

const check = (folder: string) =>
  promisify(execFile)("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: folder, timeout: 30_000 });

test("a backup has files, links and modes at their paths, and sha256sum finds each damage", async () => {
  const { source, back } = await backedUp({ "etc/site.env": "SECRET=1", "odd\\na\nme": "odd" });
  await chmod(join(source, "etc/site.env"), 0o640);
  await symlink("etc", join(source, "current"));
  const copy = back();
  const file = join(copy, source, "etc/site.env");
  expect([await readFile(file, "utf8"), (await stat(file)).mode & 0o777]).toEqual(["SECRET=1", 0o640]);
  expect(await readFile(join(copy, source, "current/site.env"), "utf8")).toBe("SECRET=1");
  expect((await stat(copy)).mode & 0o777).toBe(0o700);
  await check(copy);
  await writeFile(join(copy, source, "odd\\na\nme"), "off");
  await expect(check(copy)).rejects.toMatchObject({ code: 1 });
  await rm(join(copy, source, "odd\\na\nme"));
  await expect(check(copy)).rejects.toMatchObject({ code: 1 });
});

test("what has not changed takes no room again, and what has changed leaves the backup before alone", async () => {
  const { source, back } = await backedUp({ photo: "large", words: "old" });
  const first = back();
  await writeFile(join(source, "words"), "new");
  await utimes(join(source, "words"), 1, 1);
  const second = back();
  const inode = async (folder: string, name: string) => (await stat(join(folder, source, name))).ino;
  expect(await inode(second, "photo")).toBe(await inode(first, "photo"));
  const words = (folder: string) => readFile(join(folder, source, "words"), "utf8");
  expect([await words(first), await words(second)]).toEqual(["old", "new"]);
  await check(first);
  await check(second);
});

test("a file of the backup before that is damaged is told, and copied again", async () => {
  const { source, damaged, back } = await backedUp({ photo: "large" });
  const file = join(back(), source, "photo");
  const { atime, mtime } = await stat(file);
  await writeFile(file, "lArge");
  await utimes(file, atime, mtime);
  const second = back();
  expect(damaged).toEqual([file]);
  expect(await readFile(join(second, source, "photo"), "utf8")).toBe("large");
  await check(second);
});

test("the newest backups are kept, and what a killed one has left is removed", async () => {
  const { root, back } = await backedUp({ words: "old" });
  await mkdir(join(root, "2026-12-31T000000Z.part"));
  await writeFile(join(root, "README"), "not ours");
  for (let time = 0; time < 3; time += 1) back(2);
  expect((await readdir(root)).toSorted()).toEqual(["2027-01-02T000000Z", "2027-01-03T000000Z", "README"]);
});

test("a missing path is refused unless it may be missing, and leaves nothing behind", async () => {
  const { source, root, back } = await backedUp({ words: "old" });
  expect(() => back(30, [source, `${source}/gone`])).toThrow("does not exist");
  expect(() => back(30, [`${root}/..`])).toThrow("is inside");
  expect(await readdir(root)).toEqual([]);
  expect(await readdir(join(back(30, [source, `-${source}/gone`]), source))).toEqual(["words"]);
});

test("a git clone is copied with its history and what is not committed, without what npm and git make again", async () => {
  const { source, back } = await backedUp({ words: "old", ".gitignore": "/build/\nnode_modules\n" });
  const git = (folder: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
      cwd: folder,
      encoding: "utf8",
      timeout: 30_000,
    });
  git(source, "init", "--quiet");
  git(source, "add", ".");
  git(source, "commit", "--quiet", "--message=First words");
  const made = ["build/client/page", "releases/one/page", "apps/x/node_modules/y", ".git/index.lock"];
  for (const name of [...made, "data/editor/undo/1.json", "data/enquiries.db"]) {
    await mkdir(join(source, name, ".."), { recursive: true });
    await writeFile(join(source, name), "made");
  }
  await writeFile(join(source, "words"), "edited");
  const copy = join(back(), source);
  expect((await readdir(copy)).toSorted()).toEqual([".git", ".gitignore", "apps", "data", "releases", "words"]);
  // Steps that can be undone; the enquiries come from their database, without what was erased.
  expect(await readdir(join(copy, "data"), { recursive: true })).toEqual([
    "editor",
    "editor/undo",
    "editor/undo/1.json",
  ]);
  expect(await readdir(join(copy, "apps/x"))).toEqual([]);
  expect(git(copy, "status", "--porcelain")).toBe(" M words\n?? data/\n?? releases/\n");
  expect(git(copy, "log", "--format=%s")).toBe("First words\n");
  git(copy, "fsck", "--strict");
});

test("the program copies the enquiries of a running server, twice a day, and tells of damage by its exit code", async () => {
  const [DATA_DIR, root] = [await temporaryFolder(), await temporaryFolder()];
  const server = await startServer({ DATA_DIR });
  const id = await postEnquiry(server.url);
  const back = () =>
    promisify(execFile)(process.execPath, [resolve("apps/server/cli/backup.ts"), "--to", root, "--", "-/none"], {
      env: { DATA_DIR },
      timeout: 60_000,
    });
  const first = (await back()).stdout.trim();
  expect(storedEnquiries(join(first, DATA_DIR))).toEqual([id]);
  expect(await readdir(DATA_DIR)).not.toContain("enquiries.db.backup");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const second = (await back()).stdout.trim();
  expect(await readdir(root)).toHaveLength(2);
  await check(second);
  await server.end("SIGTERM");
  await rm(join(DATA_DIR, "enquiries.db"));
  await expect(back()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("No backup was created") });
  expect(await readdir(root)).toHaveLength(2);
});
