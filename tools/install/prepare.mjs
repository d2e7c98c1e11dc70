import { join } from "node:path";
import { parseArgs } from "node:util";
import { requirePlainPath, requireRoom, requireWritable } from "./folders.mjs";
import { requirePorts } from "./free-ports.mjs";
import { InstallError } from "./install-error.mjs";
import { installPackages } from "./node-modules.mjs";
import { installTestPrograms } from "./test-programs.mjs";

/** What a build writes, in MB, with its caches. */
const neededRoom = 200;

/**
 * Installs what a command needs, and before that looks for what would stop it later.
 * @param {string} root the folder of package.json
 * @param {string[]} words the arguments of tools/install.mjs
 * @throws {InstallError} saying what is wrong, and what to do
 */
export async function prepare(root, words) {
  const { values } = parseArgs({
    args: words,
    options: { for: { type: "string" }, tests: { type: "boolean" }, studio: { type: "boolean" } },
  });
  const command = values.for;
  if (command === "start" || command === "dev" || command === "editor") {
    if (command !== "start") requirePlainPath(root, `npm run ${command}`);
    await requirePorts(command);
    requireWritable(root);
    requireRoom(root, neededRoom);
  } else if (command !== undefined) {
    throw new InstallError("--for must be start, dev or editor.");
  }
  if (values.tests) requirePlainPath(root, "npm test");
  installPackages(root);
  if (values.studio) installPackages(join(root, "studio"));
  if (values.tests) installPackages(join(root, "apps/site/tests/observatory"));
  if (values.tests) installTestPrograms(root);
}
