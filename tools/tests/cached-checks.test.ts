import { spawnSync } from "node:child_process";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openCache, sealCache } from "../check/sealed-cache.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const code = 'import { parse } from "yaml";\n\nexport const one: number = parse("1");\n';

const files: Readonly<Record<string, string>> = {
  "code/one.ts": code,
  "package.json": '{ "type": "module", "dependencies": { "yaml": "*" } }\n',
  "package-lock.json": "{}\n",
  "tsconfig.json": `${JSON.stringify({
    compilerOptions: { module: "esnext", moduleResolution: "bundler", lib: ["es5"], types: [], skipLibCheck: true },
    include: ["code"],
  })}\n`,
  ".dependency-cruiser.mjs": `export default {
    forbidden: [
      { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
      { name: "declared", severity: "error", from: {}, to: { dependencyTypes: ["npm-no-pkg"] } },
    ],
    options: { doNotFollow: { path: "node_modules" }, tsPreCompilationDeps: true, preserveSymlinks: true },
  };\n`,
};

interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** What makes it fail, of the same length, and what it says then. */
  readonly fault: readonly [from: string, to: string, told: string];
  /** Another setting of the program, and what it says then. */
  readonly setting: readonly [file: string, text: string, told: string];
}

const checks: readonly Check[] = [
  {
    name: "types",
    args: [],
    fault: ["const one: number", "const one: nomber", "Cannot find name 'nomber'"],
    setting: ["tsconfig.json", '{ "compilerOptions": { "noLib": true, "types": [] } }', "Cannot find global type"],
  },
  {
    name: "layers",
    args: ["code"],
    fault: ['"yaml"', '"yami"', "no-unresolved"],
    setting: ["package.json", "{}", "declared"],
  },
];

const program = resolve("tools/check/cached-check.ts");

async function project() {
  const root = await temporaryFolder();
  mkdirSync(join(root, "code"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  // Only these, because dependency-cruiser looks through the whole folder.
  mkdirSync(join(root, "node_modules"));
  for (const name of ["node", "yaml", "typescript", "typescript-native", "@typescript", "dependency-cruiser"])
    symlinkSync(resolve("node_modules", name), join(root, "node_modules", name));
  const file = join(root, "code/one.ts");
  const date = statSync(file).mtime;
  return {
    root,
    run({ name, args }: Check) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, name, ...args], {
        cwd: root,
        encoding: "utf8",
        timeout: 60_000,
      });
      return { status, output: stdout + stderr };
    },
    /** Writes the file of code without changing its date. */
    write(text: string) {
      writeFileSync(file, text);
      utimesSync(file, date, date);
      expect(statSync(file)).toMatchObject({ size: code.length, mtimeMs: date.getTime() });
    },
  };
}

test.each(checks)(
  "$name: the cache hides no fault, whatever its file's date, and none when it is cut",
  async (check) => {
    const { root, run, write } = await project();
    const [from, to, told] = check.fault;
    const fails = { status: expect.toSatisfy((status) => status !== 0), output: expect.stringContaining(told) };
    const folder = join(root, ".cache/check", check.name);

    expect(run(check)).toMatchObject({ status: 0 });
    // Open, so that no other folder gets its number.
    const first = openSync(folder, "r");
    const isFirst = () => statSync(folder).ino === fstatSync(first).ino;
    onTestFinished(() => closeSync(first));
    write(code.replace(from, to));
    expect(run(check)).toMatchObject(fails);
    expect(run(check)).toMatchObject(fails);
    expect(isFirst(), "the cache was used").toBe(true);
    for (const name of readdirSync(folder))
      writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(9));
    expect(run(check)).toMatchObject(fails);
    expect(isFirst(), "the cache was thrown away").toBe(false);
    write(code);
    // It trusts its cache from the second run on.
    for (let times = check.name === "layers" ? 2 : 1; times > 0; times--)
      expect(run(check)).toMatchObject({ status: 0 });
    const [file, text, toldThen] = check.setting;
    writeFileSync(join(root, file), text);
    expect(run(check)).toMatchObject({ ...fails, output: expect.stringContaining(toldThen) });
  },
);

test("a check that cannot keep anything runs without a cache", async () => {
  const { root, run, write } = await project();
  const [types] = checks;
  writeFileSync(join(root, ".cache"), "a file");
  expect(run(types!)).toMatchObject({ status: 0 });
  write(code.replace(...(types!.fault.slice(0, 2) as [string, string])));
  expect(run(types!)).toMatchObject({ output: expect.stringContaining(types!.fault[2]) });
});

const damages: Readonly<Record<string, (folder: string) => void>> = {
  "a file is cut": (folder) => writeFileSync(join(folder, "a.json"), '{"result":'),
  "a file is empty": (folder) => writeFileSync(join(folder, "a.json"), ""),
  "a file has another letter": (folder) => writeFileSync(join(folder, "a.json"), '{"result":2}'),
  "a file is missing": (folder) => rmSync(join(folder, "a.json")),
  "a file has another name": (folder) => renameSync(join(folder, "a.json"), join(folder, "0.json")),
  "there is a further file": (folder) => writeFileSync(join(folder, "c.json"), "{}"),
  "the seal is cut": (folder) => writeFileSync(join(folder, "seal"), readFileSync(join(folder, "seal")).subarray(1)),
  "the seal is missing": (folder) => rmSync(join(folder, "seal")),
};

async function sealed() {
  const folder = join(await temporaryFolder(), "cache/of/a-check");
  expect(openCache(folder, "version 1")).toBe(true);
  writeFileSync(join(folder, "a.json"), '{"result":1}');
  writeFileSync(join(folder, "b.json"), "{}");
  sealCache(folder, "version 1");
  return folder;
}

test("a cache is found again as it was left, once", async () => {
  const folder = await sealed();
  expect(openCache(folder, "version 1")).toBe(true);
  expect(readdirSync(folder)).toEqual(["a.json", "b.json"]);
  // As if the run had been interrupted.
  expect(openCache(folder, "version 1")).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(Object.entries(damages))("a cache is thrown away if %s", async (_, damage) => {
  const folder = await sealed();
  damage(folder);
  expect(openCache(folder, "version 1")).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test("a cache of another version is thrown away", async () => {
  const folder = await sealed();
  expect(openCache(folder, "version 2")).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test("npm run check runs all checks, prints each as a whole, and names the failed ones", async () => {
  const root = await temporaryFolder();
  const say = (words: string, more = "") => `node -e "console.log('${words}');${more}"`;
  const scripts = {
    "check:types": say("types are right", "setTimeout(() => console.log('all of them'), 300)"),
    "check:lint": say("no lint", "process.exit(1)"),
    "check:new": say("as of today", "process.exit(1)"),
    "check:audit": "node audit.ts",
    "check:publish": say("not in it"),
  };
  writeFileSync(join(root, "package.json"), JSON.stringify({ scripts }));
  const notDone = pathToFileURL(resolve("tools/check/not-done.ts")).href;
  writeFileSync(join(root, "audit.ts"), `import { tellNotDone } from "${notDone}"; tellNotDone("Nobody answers.");`);
  const { status, stdout } = spawnSync(process.execPath, [resolve("tools/check.ts")], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stdout).toContain("=== types ===\ntypes are right\nall of them\n\n=== types: passed");
  expect(stdout).toContain("=== new ===\nas of today\n");
  expect(stdout).not.toContain("not in it");
  expect(stdout).toMatch(/=== audit: passed[^]*\nSkipped:\n {2}Nobody answers\.\n/);
  expect(stdout).toMatch(/\nFailed:\n {2}lint: exit code 1\n\n {2}new: exit code 1\n/);
  expect(status).toBe(1);
});
