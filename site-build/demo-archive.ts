import { readFile, writeFile } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import { zipSync, type ZippableFile } from "fflate";
import { demoArchive } from "../site/content-loader/built-files.ts";
import type { BuiltDocument } from "./built-document.ts";
import { assetsNamed } from "./named-assets.ts";
import { sourceClosure } from "./source-closure.ts";

const root = resolve(import.meta.dirname, "..");
/** Where the archive is unpacked. */
const top = posix.basename(demoArchive, ".zip");
/** What demo/start.ts reads besides what it imports. */
const read = ["content/pages/demo.md"];

/** On Unix, a file that its owner may write and everybody may read; always of one date, so that the same files give the same bytes. */
const everybodyReads = { mtime: new Date(2000, 0, 1), os: 3, attrs: 0o100644 << 16 } as const;

/** demo/package.json for the unpacked folder, whose files outside demo/ need the packages too: `npm start` installs them. */
async function packageFile(): Promise<string> {
  const { scripts: _, ...described } = JSON.parse(await readFile(join(root, "demo/package.json"), "utf8")) as {
    scripts: unknown;
  };
  const scripts = { prestart: "npm ci --no-audit --no-fund", start: "node demo/start.ts" };
  return `${JSON.stringify({ ...described, scripts }, null, 2)}\n`;
}

/**
 * The OPC UA demonstration for visitors, as a ZIP archive: its sources with all that they import, the viewer's page as built, and
 * its assets. `folder` is the build's, with its final documents.
 * @throws Error if the build does not have the viewer's page
 */
export async function packedDemo(folder: string, documents: readonly BuiltDocument[]): Promise<Buffer> {
  const page = documents.find(({ path }) => path === "/demo");
  if (!page) throw new Error(`There is no page /demo to be packed in ${folder}: npm run build makes it`);
  const assets = await assetsNamed(folder, [page.html]);
  const files = new Map<string, Uint8Array>([
    ["README.md", await readFile(join(root, "demo/for-visitors/README.md"))],
    ["package.json", Buffer.from(await packageFile())],
    ["package-lock.json", await readFile(join(root, "demo/package-lock.json"))],
    ...[...(await sourceClosure("demo/start.ts"))].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ["build/client/demo/index.html", Buffer.from(page.html)],
  ]);
  for (const path of read) files.set(path, await readFile(join(root, path)));
  for (const name of ["icon.svg", ...assets]) files.set(`build/client/${name}`, await readFile(join(folder, name)));
  const entries = [...files].map(([name, content]): [string, ZippableFile] => [
    `${top}/${name}`,
    [content, everybodyReads],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9 }));
}

/** Writes the archive into the folder of the build. */
export async function writeDemoArchive(folder: string, documents: readonly BuiltDocument[]): Promise<void> {
  const archive = await packedDemo(folder, documents);
  await writeFile(join(folder, demoArchive), archive);
  console.log(`${archive.length} bytes, ${demoArchive}`);
}
