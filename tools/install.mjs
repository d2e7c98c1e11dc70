// Runs before anything is installed, on whatever Node the machine has: plain JavaScript and built-ins alone. What it
// imports at once is also read by Node 12, so that this too can say what is wrong.
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** From this version of Node on, the installer itself runs. */
const oldest = 18;

/** @param {unknown} error */
function tell(error) {
  if (!(error instanceof Error) || error.name !== "InstallError") throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    const { unsuitableNode } = await import("./install/needed-node.mjs");
    throw unsuitableNode(process.version);
  }
  const { prepare } = await import("./install/prepare.mjs");
  await prepare(root, process.argv.slice(2));
}

main().catch(tell);
