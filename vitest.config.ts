import { defineConfig } from "vitest/config";
import { compileCache } from "./apps/server/tests/compile-cache.ts";

/**
 * Only a test that hangs is ended: tests start real servers, databases and builds, and a busy machine takes many times as
 * long. What has to be quick says so in an expectation.
 */
const patient = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Components that name script files of the build are tested without a build, and so without these scripts. */
const withoutScriptFiles = {
  name: "without-script-files",
  enforce: "pre",
  load: (id: string) => (id.endsWith("?files") ? "export default [];" : undefined),
} as const;

export default defineConfig({
  plugins: [withoutScriptFiles],
  test: {
    globalSetup: "apps/server/tests/compile-cache.ts",
    // Tests start many processes of Node, most of them with the same modules.
    env: compileCache,
    // No test leaves a module or a global replaced, so files share a process, which imports what they test once: half the
    // time of unit tests, a sixth of that of servers.
    isolate: false,
    maxWorkers: 4,
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          ...patient,
          name: "site",
          include: ["{packages/*/tests,apps/site/tests/unit,apps/editor/tests/publishing/unit}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: { ...patient, name: "editor", include: ["apps/editor/tests/unit/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: "pages",
          include: ["apps/site/tests/pages/**/*.test.ts"],
          globalSetup: "apps/site/tests/pages/serve-site.ts",
          // One process parses each document once.
          fileParallelism: false,
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: "edits",
          // Each looks at the built site of its own copy.
          isolate: true,
          include: ["apps/{site,editor}/tests/edits/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: "server",
          include: [
            "apps/server/tests/**/*.test.ts",
            "apps/editor/tests/publishing/*.test.ts",
            "tools/tests/**/*.test.ts",
          ],
          exclude: ["apps/server/tests/fault-injection/**"],
        },
      },
      {
        extends: true,
        test: { ...patient, name: "fault-injection", include: ["apps/server/tests/fault-injection/short.test.ts"] },
      },
    ],
  },
});
