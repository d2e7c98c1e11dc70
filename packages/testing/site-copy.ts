import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

/** Copied, because tests change them. */
const copied = ["apps", "content", "docs", "packages", "tools"];
/** Too large to copy, and not changed by any test; and the programs for tests that the machine does not have. */
const linked = ["studio", "bench", "apps/site/public", ".cache"] as const;
type Linked = (typeof linked)[number];
const packages = "node_modules";

function link(name: string, folder: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  symlinkSync(resolve(name), join(folder, name));
}

/** Links to the packages of the registry, and the repository's own packages as those of the copy. */
function linkPackages(folder: string): void {
  for (const entry of readdirSync(packages)) {
    const name = join(packages, entry);
    if (!entry.startsWith("@") || !readdirSync(name).some((one) => isLink(join(name, one)))) link(name, folder);
    else {
      mkdirSync(join(folder, name), { recursive: true });
      for (const one of readdirSync(name)) symlinkSync(readlinkSync(join(name, one)), join(folder, name, one));
    }
  }
}

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();

/**
 * Copies the repository into a folder, so that a test can change the site or plant a fault.
 * @param changed what the test changes of that which is linked otherwise
 */
export function copySite(folder: string, changed: readonly Linked[] = []): void {
  const shared: readonly string[] = linked.filter((name) => !changed.includes(name));
  const filter = (path: string) => !path.split(sep).includes(packages) && !shared.includes(path.replaceAll(sep, "/"));
  for (const name of [...copied, ...changed]) cpSync(name, join(folder, name), { recursive: true, filter });
  // In a work tree of Git, .git is a file that leads to the history of the original.
  const files = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== ".git");
  for (const { name } of files) cpSync(name, join(folder, name));
  for (const name of shared.filter((one) => existsSync(one))) link(name, folder);
  linkPackages(folder);
}
