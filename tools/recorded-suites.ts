import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordedSpecs } from "./recorded-specs.ts";
import { importedFiles } from "./imported-files.ts";

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

/** Server and publishing need neither pages nor content: their tests bring small sites of their own. */
export const server: RecordedSuite = {
  name: "server",
  inputs: ["{server,contract,deploy,publish}/**/*", "tests/{server,deploy,publish,torture}/**/*", ...tooling],
};

const siteAndContent = [
  "site/**/*",
  "site-build/**/*",
  "plant/**/*",
  "demo/**/*",
  "content/**/*",
  "contract/**/*",
  "*.config.ts",
];

/** Code of the pages themselves: what is built from it stands for it. */
const codeOfPages = /^(?:site|site-build|plant)\//;

/** The desk's editing and forms, with every value of the content. */
export const desk: RecordedSuite = {
  name: "desk",
  inputs: [
    "{desk,publish}/**/*",
    "server/{config,html,static-site}/**/*",
    ...siteAndContent,
    "tests/unit/{desk,content-loader}/**/*",
    ...importedFiles(globSync(`tests/browser/${recordedSpecs.desk}`), codeOfPages),
    "tools/dev.ts",
    ...tooling,
  ],
};

/** Usual edits in copies of the repository, which are checked, built and tested there. */
export const edits: RecordedSuite = {
  name: "edits",
  inputs: [
    ...server.inputs,
    ...siteAndContent,
    "tests/{edits,unit,browser}/**/*",
    "tools/**/*.{ts,mjs}",
    "package.json",
    "README.md",
  ],
};

/** The folder of the built site. */
const builtSite = "build/client";

/** What tests in browsers consist of and run on. */
const browserTests = (specs: readonly string[]): readonly string[] => [
  ...importedFiles([...specs, "playwright.config.ts"], codeOfPages),
  "{server,contract}/**/*",
  ...tooling,
];

/** The enlarged picture, the models in 3D and the live plant in browsers, with everything that is built for them. */
export const viewers = (): RecordedSuite => ({
  name: "viewers",
  inputs: [
    `${builtSite}/**/*.html`,
    `${builtSite}/{assets,pictures}/**/*`,
    ...browserTests(globSync(`tests/browser/${recordedSpecs.viewers}`)),
  ],
});

/** What a built page refers to whose address does not change with its content. */
const referredFiles = /\/[\w./-]+\.(?:avif|json|png|svg|webp)\b/g;

/**
 * The looks at each built page by itself, and at one page of each template in all its states. Scripts and styles have
 * digests in their names, so the document stands for them.
 */
export function looksAtPages(): readonly RecordedSuite[] {
  const specs = globSync("tests/browser/*.spec.ts").filter(asksForPages);
  const tests = browserTests(specs);
  return globSync("**/index.html", { cwd: builtSite }).map((file) => {
    const document = join(builtSite, file);
    const referred = readFileSync(document, "utf8").match(referredFiles) ?? [];
    return {
      name: `page ${file.slice(0, -"index.html".length)}`,
      inputs: [document, ...new Set(referred.map((address) => join(builtSite, address))), ...tests],
    };
  });
}

/** Whether a test asks `tests/spec-pages.ts` which pages to look at. */
const asksForPages = (file: string): boolean => readFileSync(file, "utf8").includes("sToLookAt");

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

/** Records that suites have passed, by their names with digests of their inputs, which are taken before they run. */
export function recordPassed(digests: Readonly<Record<string, string>>): void {
  const all = Object.entries({ ...recorded(), ...digests }).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
