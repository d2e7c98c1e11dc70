import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tools/chromium.ts";
import { chromiumArguments } from "./tools/chromium-arguments.ts";

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  // Each worker runs a server and a mail server of its own, so that no test sees another one's mails.
  workers: 2,
  // A test that passes only on a second try has found something.
  retries: 0,
  use: { browserName: "chromium", launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } },
});
