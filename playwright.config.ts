import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tools/chromium.ts";
import { recordedSpecs } from "./tools/recorded-specs.ts";
import { browserEnvironment } from "./tests/run-date.ts";
import { chromiumArguments } from "./tools/chromium-arguments.ts";

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  // Each worker has its own server and mail server, so that tests do not see each other's mails.
  workers: 2,
  // A flaky test points to a bug: it must not pass on a retry.
  retries: 0,
  projects: [
    { name: "site", testIgnore: Object.values(recordedSpecs) },
    ...Object.entries(recordedSpecs).map(([name, testMatch]) => ({ name, testMatch })),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments, env: browserEnvironment },
  },
});
