// npm run walk: tries the commands of docs/deployment.md as root in an empty Debian 13, from the installation to a restore
// on a new machine, with a stand-in for systemd. Takes root, debootstrap, Debian's and npm's registries, and minutes.
// --root FOLDER uses a Debian that is there, and leaves it; --from HEADING goes on there.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { root: { type: "string" }, from: { type: "string" } } });
const root = values.root ?? mkdtempSync(join(tmpdir(), "ttpl-walk-"));
const steps = join(import.meta.dirname, "walk-in-namespace.ts");
// In a mount namespace of its own, which ends with its processes: out here nothing is ever mounted below the root, so that
// removing it cannot reach anything else of this machine.
const own = ["--mount", "--propagation=private", "--pid", "--fork", "--kill-child"];
const from = values.from === undefined ? [] : [values.from];
try {
  const { status } = spawnSync("unshare", [...own, process.execPath, steps, root, ...from], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  if (values.root === undefined) rmSync(root, { recursive: true, force: true });
}
