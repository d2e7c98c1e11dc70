import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

/**
 * The digests of the suites' inputs at their last successful run, by name. Committed, so that nobody runs a suite again
 * whose inputs have not changed.
 */
const record = "tests/last-passed.json";

/** A suite of tests that need not run while none of its inputs has changed. */
export interface RecordedSuite {
  readonly name: string;
  /** Everything that the suite's result depends on, as glob patterns. */
  readonly inputs: readonly string[];
}

/** Versions of packages and of Node, and how tests are run. */
const tooling = ["package-lock.json", "vitest.config.ts", "tests/*.ts", "tools/install/**/*.mjs"];

/** The studio's files, its results, and the files of the site that they are compared with. */
export const studio: RecordedSuite = {
  name: "studio",
  inputs: [
    "studio/**/*.{ts,tsx,mjs,py,json,png}",
    "studio/.dependency-cruiser.mjs",
    "public/pictures/**/*",
    "content/company.yaml",
    "content/galleries/{deliverables,industrial-automation}.yaml",
    "site/styles/fonts/archivo.woff2",
    "site/styles/tokens.css",
    ".dependency-cruiser.mjs",
  ],
};

/** The server needs neither pages nor content: its tests bring small sites of their own. */
export const server: RecordedSuite = {
  name: "server",
  inputs: ["server/**/*", "contract/**/*", "deploy/**/*", "tests/{server,deploy,torture}/**/*", ...tooling],
};

/** A digest of the names and contents of all inputs of a suite. */
export function digestOf({ inputs }: RecordedSuite): string {
  const hash = createHash("sha256");
  const exclude = (path: string) => path.includes("node_modules");
  for (const file of globSync(inputs, { exclude }).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

const recorded = (): Readonly<Record<string, string>> =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as Record<string, string>) : {};

/** Whether a suite has passed with these inputs. */
export const hasPassed = (suite: RecordedSuite): boolean => recorded()[suite.name] === digestOf(suite);

/** Records that a suite has passed with a digest of its inputs, which is taken before it runs. */
export function recordPassed({ name }: RecordedSuite, digest: string): void {
  const all = Object.entries({ ...recorded(), [name]: digest }).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
