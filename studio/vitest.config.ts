import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { root } from "./catalog.ts";
import { studioSources } from "./proved.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Full names of all sources of the studio. */
    sources: string[];
  }
}

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: "tests/refuse-other-files.ts",
    provide: { sources: studioSources(root).map((file) => join(root, file)) },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // One worker, because each would load its own OpenCascade.
    maxWorkers: 1,
  },
});
