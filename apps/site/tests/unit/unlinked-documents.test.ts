import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import type { BuiltDocument } from "../../build/built-document.ts";
import { removeUnlinkedDocuments } from "../../build/remove-unreachable.ts";

test("a PDF that no page links to is not published, and what else is there stays", async () => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, "documents"));
  for (const name of ["old.pdf", "new.pdf", "plant.zip"]) writeFileSync(join(folder, "documents", name), "");
  const html = '<a href="/documents/new.pdf">Certificate</a>';
  await removeUnlinkedDocuments(folder, [{ path: "/about/quality", html } as BuiltDocument]);
  expect(readdirSync(join(folder, "documents")).toSorted()).toEqual(["new.pdf", "plant.zip"]);
});
