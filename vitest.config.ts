import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/compile-cache.ts",
    include: ["tests/{unit,server,tools,deploy,torture}/**/*.test.{ts,tsx}"],
    // Tests start real servers, databases and processes, possibly on a machine with only two cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 4,
    maxConcurrency: 2,
  },
});
