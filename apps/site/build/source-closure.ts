import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, posix, relative, resolve, sep } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** The path in the repository of what the source file at `path` imports from it. */
const sourceFile = (imported: string, path: string): string =>
  imported.startsWith(".")
    ? posix.join(posix.dirname(path), imported)
    : relative(root, createRequire(join(root, path)).resolve(imported)).replaceAll(sep, "/");

/** Source files and all that they import from each other, directly or not: their contents by their paths in the repository. */
export async function sourceClosure(path: string, found = new Map<string, Buffer>()): Promise<Map<string, Buffer>> {
  if (found.has(path)) return found;
  const source = await readFile(join(root, path));
  found.set(path, source);
  for (const [, imported = ""] of source.toString().matchAll(/^(?:import|\}) [^;]*?from "((?:\.|@ttpl\/)[^"]+)";$/gm))
    await sourceClosure(sourceFile(imported, path), found);
  return found;
}

/**
 * A digest of a source file, all that it imports from this repository, and the versions of packages: it changes with whatever
 * could make the file's functions return something else.
 */
export async function programDigest(path: string, ...packages: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const [name, source] of await sourceClosure(path)) digest.update(`${name}\0`).update(source);
  for (const name of packages) {
    const { version } = JSON.parse(await readFile(join(root, "node_modules", name, "package.json"), "utf8")) as {
      version: string;
    };
    digest.update(`${name} ${version}\0`);
  }
  return digest.digest("hex");
}
