import { readFile, writeFile } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import { zipSync, type ZippableFile } from "fflate";
import { demoArchive } from "@ttpl/content/built-files.ts";
import type { BuiltDocument } from "./built-document.ts";
import { assetsNamed } from "./named-assets.ts";
import { sourceClosure } from "./source-closure.ts";

const root = resolve(import.meta.dirname, "../../..");
/** Where the archive is unpacked. */
const top = posix.basename(demoArchive, ".zip");

/** On Unix, a file that its owner may write and everybody may read; always of one date, so that the same files give the same bytes. */
const everybodyReads = { mtime: new Date(2000, 0, 1), os: 3, attrs: 0o100644 << 16 } as const;

const program = "apps/opcua-demo";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [key: string]: unknown;
}
interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

const jsonAt = async <Value>(path: string): Promise<Value> =>
  JSON.parse(await readFile(join(root, path), "utf8")) as Value;
const jsonFile = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * What npm reads in the unpacked folder. The demonstration's own packages are those of the whole, because the other packages'
 * files need them too; of these packages only what is packed is there, so their manifests are only names and exports.
 */
async function manifests(sources: Iterable<string>): Promise<[string, Buffer][]> {
  const folders = new Set([...sources].map((path) => path.split("/").slice(0, 2).join("/")));
  folders.delete(program);
  const packages = await Promise.all(
    [...folders].map(async (folder) => ({ folder, manifest: await jsonAt<Manifest>(`${folder}/package.json`) })),
  );
  const { scripts: _, ...described } = await jsonAt<Manifest>(`${program}/package.json`);
  const lock = await jsonAt<Lock>(`${program}/package-lock.json`);
  const workspaces = packages.map(({ folder }) => folder);
  const entries = packages.flatMap(({ folder, manifest: { name, version } }) => [
    [folder, { name, version }],
    [`node_modules/${name}`, { resolved: folder, link: true }],
  ]);
  const scripts = { prestart: "npm ci --no-audit --no-fund", start: `node ${program}/start.ts` };
  return [
    ["package.json", jsonFile({ ...described, workspaces, scripts })],
    [
      "package-lock.json",
      jsonFile({
        ...lock,
        packages: { ...lock.packages, "": { ...lock.packages[""], workspaces }, ...Object.fromEntries(entries) },
      }),
    ],
    ...packages.map(({ folder, manifest: { name, version, type, exports } }): [string, Buffer] => [
      `${folder}/package.json`,
      jsonFile({ name, version, private: true, type, exports }),
    ]),
  ];
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
  const sources = [...(await sourceClosure(`${program}/start.ts`))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const files = new Map<string, Uint8Array>([
    ["README.md", await readFile(join(root, `${program}/for-visitors/README.md`))],
    ...(await manifests(sources.map(([path]) => path))),
    ...sources,
    ["build/client/demo/index.html", Buffer.from(page.html)],
  ]);
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
