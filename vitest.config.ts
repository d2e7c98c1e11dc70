import { defineConfig } from "vitest/config";

/** Tests start real servers, databases and processes, possibly on a machine with only two cores. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

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
          name: "site",
          include: ["tests/{unit,tools}/**/*.test.{ts,tsx}"],
          exclude: ["tests/unit/desk/**"],
        },
      },
      { extends: true, test: { ...patient, name: "desk", include: ["tests/unit/desk/**/*.test.{ts,tsx}"] } },
      { extends: true, test: { ...patient, name: "edits", include: ["tests/edits/**/*.test.ts"] } },
      { extends: true, test: { ...patient, name: "server", include: ["tests/{server,deploy,publish}/**/*.test.ts"] } },
      { extends: true, test: { ...patient, name: "torture", include: ["tests/torture/short.test.ts"] } },
    ],
  },
});
