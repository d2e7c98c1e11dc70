import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allElements, readStructure } from "../unit/tagged-pdf.ts";
import { builtFile, builtFolder } from "./built-pages.ts";

// What the owner puts into apps/site/public/documents may be a scan.
const isMade = (file: string) => !file.startsWith("documents") || !existsSync(`apps/site/public/${file}`);
const files = globSync("**/*.pdf", { cwd: builtFolder }).filter(isMade).toSorted();

// What the structure consists of: studio/tests/tagged-pdfs.test.ts and apps/site/tests/unit/tagged-documents.test.ts.
test.each(files)("%s is tagged, with its language, its title and words for its figures", async (file) => {
  const { title, pages, ...facts } = await readStructure(readFileSync(builtFile(file)));
  // Lettering on drawings follows IEC and ISO standards, in British spelling (studio/exports/pdf.ts).
  const language = file.startsWith("pictures/") ? "en-GB" : "en-US";
  expect(facts).toEqual({ language, isMarked: true, showsTitle: true });
  expect(title).toMatch(/\w/);
  for (const page of pages) {
    const elements = page ? allElements(page) : [];
    expect(elements.length).toBeGreaterThan(1);
    for (const { role, alt = "" } of elements) if (role === "Figure") expect(alt).toMatch(/\w+ \w+/);
  }
});
