import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beneathLooks, looks } from "../../tools/recorded-suites.ts";

/** Code of the pages themselves: the built documents, which are inputs too, stand for it. */
const ofPages = /^(?:site|site-build|plant)\//;

/** The repository's files that a file imports, and those that they import. */
function importedBy(file: string, found: Set<string>): Set<string> {
  if (found.has(file) || ofPages.test(file)) return found;
  found.add(file);
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g))
    importedBy(join(file, "..", target), found);
  return found;
}

test("all that looks at pages import is among their inputs", () => {
  const files = looks();
  expect(files.length).toBeGreaterThan(5);
  const imported = new Set<string>();
  for (const file of files) importedBy(file, imported);
  const inputs = new Set([...files, ...globSync(beneathLooks)]);
  expect([...imported].filter((file) => !inputs.has(file) || !existsSync(file))).toEqual([]);
});
