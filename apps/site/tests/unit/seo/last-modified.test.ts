import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { lastChange, lastModified } from "../../../build/seo/last-modified.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

let folder: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe", timeout: 60_000 });
const write = (name: string, text: string) => writeFileSync(join(folder, "content", name), text);

function commit(date: string): void {
  git("add", "-A");
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", [...who, "commit", "-qm", "Change"], { cwd: folder, env, timeout: 60_000 });
}

beforeEach(async () => {
  folder = await temporaryFolder();
  mkdirSync(join(folder, "content"));
  git("init", "-q");
  for (const name of ["old.md", "new page.md", "dirty.md"]) write(name, "one");
  commit("2026-01-01T10:00:00Z");
  write("new page.md", "two");
  commit("2026-02-02T10:00:00Z");
  write("dirty.md", "changed and not committed");
  write("untracked.md", "never committed");
});

const datesIn = (place: string) => [...lastModified(place)].map(([name, date]) => [name, Date.parse(date)]).toSorted();

test("a file has the date of its last commit, and none with uncommitted changes", () => {
  expect(datesIn(join(folder, "content"))).toEqual([
    ["new page.md", Date.parse("2026-02-02T10:00:00Z")],
    ["old.md", Date.parse("2026-01-01T10:00:00Z")],
  ]);
});

test("a shallow clone has no dates for files last changed in or before its oldest commit", async () => {
  const clone = join(await temporaryFolder(), "clone");
  git("clone", "-q", "--depth=1", pathToFileURL(folder).href, clone);
  expect(datesIn(join(clone, "content"))).toEqual([]);
  const deeper = join(await temporaryFolder(), "clone");
  write("old.md", "three");
  git("checkout", "-q", "content/dirty.md");
  commit("2026-03-03T10:00:00Z");
  git("clone", "-q", "--depth=2", pathToFileURL(folder).href, deeper);
  expect(datesIn(join(deeper, "content")).filter(([name]) => name !== "untracked.md")).toEqual([
    ["old.md", Date.parse("2026-03-03T10:00:00Z")],
  ]);
});

test("a folder that is not a git repository has no dates", async () => {
  const bare = await temporaryFolder();
  writeFileSync(join(bare, "page.md"), "one");
  expect(datesIn(bare)).toEqual([]);
});

test("a folder was last changed on the day of its last commit, or today", async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(lastChange(join(folder, "content"))).toBe(today);
  git("clean", "-qfd");
  git("checkout", "-q", ".");
  expect(lastChange(join(folder, "content"))).toBe("2026-02-02");
  expect(lastChange(await temporaryFolder())).toBe(today);
});
