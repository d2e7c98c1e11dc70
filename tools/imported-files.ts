import { readFileSync } from "node:fs";
import { join } from "node:path";

const imports = /(?:from|import) "(\.[^"]+)"/g;

/**
 * The repository's files that files import, those that they import, and so on, with themselves.
 * @param except files that are not followed
 */
export function importedFiles(files: readonly string[], except: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || except.test(file)) return;
    found.add(file);
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(imports)) follow(join(file, "..", target));
  };
  files.forEach(follow);
  return found;
}
