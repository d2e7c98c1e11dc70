// npm run pictures. Plain JavaScript and built-ins alone, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { InstallError } from "./install/install-error.mjs";
import { installPackages, ownNode } from "./install/node-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);

/** Installs what making needs. A check reads files alone: it installs nothing. */
function prepare() {
  if (words.includes("--check")) return;
  installPackages(root);
  installPackages(join(root, "studio"));
}

try {
  prepare();
  const { status } = spawnSync(ownNode(root), [join(root, "studio/pictures.ts"), ...words], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
