import { defineConfig } from "@playwright/test";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";

/** Files of the projects that are not the rest. */
const [editor, viewers] = ["**/editor/tests/browser/*.spec.ts", "**/site/tests/browser/{lightbox,model,demo}*.spec.ts"];

export default defineConfig({
  testDir: "apps",
  fullyParallel: true,
  // Each worker has its own server and mail server, so that tests do not see each other's mails.
  workers: 2,
  // A flaky test points to a bug: it must not pass on a retry.
  retries: 0,
  projects: [
    // One worker, because each copies the repository and starts Vite; first, because the others then run beside it.
    { name: "editor", testMatch: editor, workers: 1 },
    // Models are drawn without a graphics card: a frame may take a second on a busy machine.
    { name: "viewers", testMatch: viewers, timeout: 90_000, expect: { timeout: 20_000 } },
    { name: "site", testMatch: "**/site/tests/browser/*.spec.ts", testIgnore: viewers },
  ],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: chromiumPath(),
      // Without a graphics card, smooth edges of models cost a third of the time of their tests, and prove nothing.
      args: [...chromiumArguments, "--webgl-antialiasing-mode=none"],
      env: browserEnvironment,
    },
  },
});
