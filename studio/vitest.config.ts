import { defineConfig } from "vitest/config";

export default defineConfig({
  // One worker, because each would load its own OpenCascade.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 180_000, hookTimeout: 60_000, maxWorkers: 1 },
});
