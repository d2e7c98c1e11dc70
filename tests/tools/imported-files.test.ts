import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importedFiles } from "../../tools/imported-files.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

test("files that are imported by imported files are found, unless they are not to be followed", async () => {
  await using folder = await temporaryFolder();
  const at = (name: string) => join(folder.path, name);
  writeFileSync(at("first.ts"), 'import { a } from "./second.ts";\nimport "./pages.ts";\nimport { z } from "zod";');
  writeFileSync(at("second.ts"), 'export { b } from "./third.ts";\nimport type { A } from "./first.ts";');
  writeFileSync(at("third.ts"), "");
  writeFileSync(at("pages.ts"), 'import "./fourth.ts";');
  writeFileSync(at("fourth.ts"), "");
  expect([...importedFiles([at("first.ts")], /pages/)]).toEqual(["first.ts", "second.ts", "third.ts"].map(at));
});
