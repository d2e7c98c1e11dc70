import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** Titles of tests, each with its file. */
export interface Titles {
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** The part of Vitest's report that is read here: https://vitest.dev/guide/reporters.html#json-reporter */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed. */
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The part of Playwright's report that is read here: https://playwright.dev/docs/test-reporters#json-reporter */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Errors outside tests. */
  readonly errors: readonly { readonly message?: string }[];
}
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

const firstLine = (text = ""): string => text.split("\n", 1)[0] ?? "";

const read = <Report>(file: string): Report => JSON.parse(readFileSync(file, "utf8")) as Report;

/** Reads which tests have failed and which were skipped from Vitest's report. */
export function titlesFromVitest(file: string): Titles {
  const files = read<VitestReport>(file).testResults.map(({ name, ...rest }) => ({
    ...rest,
    name: relative("", name),
  }));
  const withStatus = (...wanted: readonly string[]) =>
    files.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => wanted.includes(status)).map(({ fullName }) => `${name}: ${fullName}`),
    );
  const broken = files
    .filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.every((one) => one.status !== status),
    )
    .map(({ name, message }) => `${name}: ${firstLine(message)}`);
  return {
    failed: [...broken, ...withStatus("failed")],
    skipped: withStatus("skipped", "pending", "todo", "disabled"),
  };
}

/** Reads which tests have failed and which were skipped from Playwright's report. */
export function titlesFromPlaywright(file: string): Titles {
  const { suites, errors } = read<PlaywrightReport>(file);
  const withStatus = (wanted: string) => {
    const within = ({ suites = [], specs }: PlaywrightSuite, above: readonly string[]): readonly string[] => [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === wanted))
        .map((spec) => `${spec.file}: ${[...above, spec.title].join(" ")}`),
      ...suites.flatMap((suite) => within(suite, [...above, suite.title])),
    ];
    return suites.flatMap((suite) => within(suite, []));
  };
  return {
    failed: [...errors.map(({ message }) => firstLine(message)), ...withStatus("unexpected"), ...withStatus("flaky")],
    skipped: withStatus("skipped"),
  };
}
