import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "@ttpl/testing/site-copy.ts";
import { temporaryFolder, type TemporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { nodeIn } from "./node-in.ts";

let copy: TemporaryFolder;
beforeAll(async () => {
  copy = await temporaryFolder();
  copySite(copy.path, ["studio", "apps/site/public"]);
});
afterAll(() => copy[Symbol.asyncDispose]());

const inCopy = (file: string) => join(copy.path, file);
const check = (signal: AbortSignal) => nodeIn(copy.path, ["studio/pictures.ts", "--check"], { signal });

/** The names of files that a pattern finds among the pictures, as the check prints them. */
const pictures = (pattern: string): string[] =>
  globSync(`apps/site/public/pictures/${pattern}`, { cwd: copy.path })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();

function changeByte(file: string): void {
  const content = readFileSync(inCopy(file));
  const middle = content.length >> 1;
  content[middle] = (content[middle] ?? 0) ^ 1;
  writeFileSync(inCopy(file), content);
}

test("pictures are proved also after a comment in a source, another style and words of the owner's", async ({
  signal,
}) => {
  appendFileSync(inCopy("studio/lint/model-lint.ts"), "\n// A comment.\n");
  appendFileSync(inCopy("apps/site/styles/tokens.css"), "\n:root { --added: 1px; }\n");
  appendFileSync(inCopy("content/company.yaml"), "\n# A comment.\n");
  const { code, output } = await check(signal);
  expect(code, output).toBe(0);
});

test("a changed byte, a file without a proof and one that is gone are named, each with what to do", async ({
  signal,
}) => {
  const changed = ["*-solid/*.zip", "*-glb/*.glb", "*-sheet/drawing.pdf", "*/*.avif"].map(
    (kind) => pictures(kind)[0] ?? "",
  );
  for (const file of changed) changeByte(file);
  const [gone = "", other = ""] = pictures("*-sheet/dxf.zip");
  const added = other.replace("dxf.zip", "other.dxf");
  renameSync(inCopy(gone), inCopy(added));
  const { code, output } = await check(signal);
  for (const file of [...changed, gone, added]) copyFileSync(file === added ? other : file, inCopy(file));
  rmSync(inCopy(added));
  expect(code).toBe(1);
  for (const file of changed) expect(output).toContain(`${file} is not the one that was proved`);
  expect(output).toContain(`${gone} is proved, and missing`);
  expect(output).toContain(`${added} is not proved`);
  expect(output).toContain("npm run pictures -- --prove");
});

test.for(["studio/lint/model-lint.ts", "studio/tests/results.test.ts", "apps/site/styles/tokens.css"])(
  "a change of %s needs proofs",
  async (file, { signal }) => {
    const before = readFileSync(inCopy(file));
    appendFileSync(
      inCopy(file),
      file.endsWith(".css") ? "\n:root { --added: #123456; }\n" : "\nexport const added = 1;\n",
    );
    const { code, output } = await check(signal);
    writeFileSync(inCopy(file), before);
    expect(code).toBe(1);
    expect(output).toContain("A source of the studio has changed since its results were proved");
    expect(output).toContain("npm run pictures -- --prove");
  },
);

test("without a record nothing is proved", async ({ signal }) => {
  rmSync(inCopy("studio/proved.json"));
  expect(existsSync("studio/proved.json")).toBe(true);
  const { code, output } = await check(signal);
  expect(code).toBe(1);
  expect(output).toContain("studio/proved.json is missing");
});
