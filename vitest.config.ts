import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/{unit,server,tools,deploy,torture}/**/*.test.{ts,tsx}"],
    // Tests start real servers, databases and processes; two cores are shared by all of them.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 4,
    maxConcurrency: 2,
  },
});
