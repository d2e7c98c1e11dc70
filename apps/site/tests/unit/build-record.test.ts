import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inputsBefore, isUpToDate, recordBuild } from "../../build/build-record.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

let root: string;
const at = (name: string) => join(root, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: root,
    stdio: "pipe",
    timeout: 60_000,
  });

beforeEach(async () => {
  root = await temporaryFolder();
  for (const folder of ["content/pages", "apps/site/public", "apps/server", "docs", "build/client", "node_modules/one"])
    mkdirSync(at(folder), { recursive: true });
  write("content/pages/home.md", "title: Home\n");
  write("apps/site/public/icon.svg", "<svg/>");
  write("docs/notes.md", "not read");
  write("package.json", "{}");
  write("node_modules/.package-lock.json", "one 1.0.0");
  write("node_modules/one/main.js", "");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "One");
  const before = inputsBefore(root);
  write("build/client/index.html", "<title>Home</title>");
  recordBuild(root, before, ["content", "apps/site", "node_modules", "missing.config.js", "build"]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a build is up to date while nothing that it read has changed", () => {
  expect(isUpToDate(root)).toBe(true);
  write("docs/notes.md", "changed, but not read");
  write("apps/server/start.ts", "a package that was not read");
  mkdirSync(at("data"));
  write("data/enquiries.db", "written by the server");
  expect(isUpToDate(root)).toBe(true);
});

/** Each kind of thing on which a build depends, changed. */
const changes: Readonly<Record<string, () => void>> = {
  "words, of the same length and time": () => {
    const { atime, mtime } = statSync(at("content/pages/home.md"));
    write("content/pages/home.md", "title: Hame\n");
    utimesSync(at("content/pages/home.md"), atime, mtime);
  },
  "a new page": () => write("content/pages/new.md", "title: New\n"),
  "a page that is gone": () => rmSync(at("content/pages/home.md")),
  "a page of another name": () => {
    rmSync(at("content/pages/home.md"));
    write("content/pages/house.md", "title: Home\n");
  },
  "a file that was looked for, and is there now": () => write("missing.config.js", ""),
  "a file in the root folder": () => write("tsconfig.json", "{}"),
  "a picture": () => write("apps/site/public/icon.svg", "<svg></svg>"),
  packages: () => write("node_modules/.package-lock.json", "one 1.0.1"),
  "a commit, whose date pages show": () => {
    write("docs/notes.md", "two");
    git("commit", "-qam", "Two");
  },
  "a setting": () => vi.stubEnv("REHEARSAL", "1"),
  "the day": () => vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 }),
  "a built file that is cut short": () => truncateSync(at("build/client/index.html"), 3),
  "a built file that is gone": () => rmSync(at("build/client/index.html")),
  "a foreign file in the build": () => write("build/client/other.html", ""),
  "no build": () => rmSync(at("build"), { recursive: true }),
  "a record that is cut short": () => truncateSync(at("build/inputs.json"), 100),
  "a record that is no JSON": () => write("build/inputs.json", "\0\0\0"),
  "a record of something else": () => write("build/inputs.json", "[]"),
  "a record of another version": () => {
    const record = readFileSync(at("build/inputs.json"), "utf8");
    write("build/inputs.json", record.replace(process.version, "v20.0.0"));
  },
};

test.each(Object.entries(changes))("a build is made again after a change of %s", (_, change) => {
  change();
  expect(isUpToDate(root)).toBe(false);
});

test("what is changed while a build runs counts as changed", () => {
  const before = inputsBefore(root);
  appendFileSync(at("content/pages/home.md"), "later\n");
  recordBuild(root, before, ["content"]);
  expect(isUpToDate(root)).toBe(false);
});

test("every way to read is noticed, at any depth and under any name", () => {
  const ways = [
    'import { readFileSync } from "node:fs"; readFileSync("aa/deep/file")',
    'import * as fs from "fs"; fs.readdirSync(new URL("bb/", base))',
    'import { readFile } from "node:fs/promises"; await readFile("cc/file").catch(() => 0)',
    'import fs from "node:fs"; await fs.promises.stat(Buffer.from("dd/file")).catch(() => 0)',
    'import { existsSync } from "fs"; existsSync("ee/missing")',
    'import { globSync } from "node:fs"; globSync("**/*.md", { cwd: "ff" })',
    'import { glob } from "node:fs/promises"; await Array.fromAsync(glob("gg/*.md"))',
    'import { createReadStream } from "node:fs"; createReadStream("hh/file").on("error", () => 0)',
    'await import(new URL("ii/module.js", base).href)',
    'import { open } from "node:fs"; open("jj/file", () => 0)',
    'import { readdirSync } from "node:fs"; readdirSync("apps/ll")',
    'import { globSync } from "node:fs"; globSync("packages/mm/**/*.ts")',
  ];
  for (const name of ["aa/deep", "bb", "ff", "ii", "apps/ll", "packages/mm"]) mkdirSync(at(name), { recursive: true });
  write("aa/deep/file", "");
  write("ii/module.js", 'import "./other.js";');
  write("ii/other.js", 'import "../kk/third.js";');
  mkdirSync(at("kk"));
  write("kk/third.js", "");
  const imports = ways.map((way, index) => {
    write(`way-${index}.mjs`, `import { pathToFileURL } from "node:url"; const base = pathToFileURL("./"); ${way}`);
    return `await import("./way-${index}.mjs");`;
  });
  const watching = JSON.stringify(resolve("apps/site/build/read-folders.ts"));
  write(
    "main.mjs",
    `const { watchReads } = await import(${watching}); const reads = watchReads(process.cwd());
${imports.join("\n")}
console.log(JSON.stringify(reads.names()));`,
  );
  const names = JSON.parse(
    execFileSync(process.execPath, ["main.mjs"], { cwd: root, encoding: "utf8", timeout: 60_000 }),
  ) as string[];
  expect(names.filter((name) => /^(?:\w+\/)?(\w)\1$/.test(name))).toEqual(
    "aa apps/ll bb cc dd ee ff gg hh ii jj kk packages/mm".split(" "),
  );
});
