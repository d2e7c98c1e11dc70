// Runs before anything is installed, on whatever Node the machine has: plain JavaScript and built-ins alone.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { InstallError } from "./install/install-error.mjs";
import { installPackages } from "./install/node-modules.mjs";
import { installTestPrograms } from "./install/test-programs.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: { tests: { type: "boolean", default: false }, studio: { type: "boolean", default: false } },
});

try {
  installPackages(root);
  if (values.studio) installPackages(join(root, "studio"));
  if (values.tests) installPackages(join(root, "tests/observatory"));
  if (values.tests) installTestPrograms(root);
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
