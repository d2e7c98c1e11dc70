import { defineConfig } from "vitest/config";

/** Tests start real servers, databases and processes, possibly on a machine with only two cores. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** No unit test replaces a module or a global, so files share a process, which imports the site once: half the time. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    globalSetup: "tests/compile-cache.ts",
    maxWorkers: 4,
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          ...patient,
          ...shared,
          name: "site",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: ["tests/unit/desk/**"],
        },
      },
      { extends: true, test: { ...patient, ...shared, name: "desk", include: ["tests/unit/desk/**/*.test.{ts,tsx}"] } },
      {
        extends: true,
        test: {
          ...patient,
          ...shared,
          name: "pages",
          include: ["tests/pages/**/*.test.ts"],
          globalSetup: "tests/pages/serve-site.ts",
          // One process parses each document once.
          fileParallelism: false,
        },
      },
      { extends: true, test: { ...patient, name: "edits", include: ["tests/edits/**/*.test.ts"] } },
      {
        extends: true,
        test: { ...patient, name: "server", include: ["tests/{server,deploy,publish,tools}/**/*.test.ts"] },
      },
      {
        extends: true,
        test: { ...patient, name: "fault-injection", include: ["tests/fault-injection/short.test.ts"] },
      },
    ],
  },
});
