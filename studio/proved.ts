/** What the studio's results and its sources must be, to be those that were proved. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { codeOf } from "./code.ts";

/** The record, in the folder of the repository. Only `proveAll` writes it. */
export const recordName = "studio/proved.json";
/** Folders of results: the site's, and the contact sheet of the studio's README. */
const resultFolders = ["apps/site/public/pictures", "studio/contact-sheet/made"];
/** Documents prove nothing. */
const isNoSource = (file: string) =>
  file.split(sep).includes("node_modules") ||
  file.endsWith(".md") ||
  [recordName, ...resultFolders].some((name) => join(file, sep).startsWith(join(name, sep)));

/** Digests of what is proved together: of all sources in one, and of each file of a result. */
export interface Proved {
  readonly sources: string;
  readonly files: Readonly<Record<string, string>>;
}

export const howToProve = "Run npm run pictures -- --prove, which proves all results and records it.";

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();

/** A path that a source names, as of an import, a URL or a setting. */
const namedPath = /"(\.{1,2}\/[^"\n]+)"/g;

/**
 * All sources of the studio: the files in its folder, and those elsewhere in the repository that these name, by paths relative
 * to themselves. What the owner writes is not named: who edits words needs no studio.
 */
export function studioSources(root: string, code = codeOf): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || isNoSource(file)) return;
    found.add(file);
    for (const [, path = ""] of code(join(root, file)).toString().matchAll(namedPath)) {
      const target = resolve(root, dirname(file), path);
      if (existsSync(target) && statSync(target).isFile()) visit(relative(root, target));
    }
  };
  for (const file of filesIn(root, "studio")) visit(file);
  return [...found].toSorted();
}

/** What of a source counts: of the site's styles their colors, because drawings show nothing else of them (site-colors.ts). */
const whatCounts = (file: string, code: string | Buffer): string | Buffer =>
  file.endsWith(".css") ? (code.toString().match(/--[\w-]+:\s*#[0-9a-f]{6};/g) ?? []).join("\n") : code;

/** Digests of the sources and the results as they are now, or as `code` reads the sources. */
export function digests(root: string, code = codeOf): Proved {
  const sources = createHash("sha256");
  for (const file of studioSources(root, code)) {
    const content = whatCounts(file, code(join(root, file)));
    sources.update(`${file.replaceAll(sep, "/")}\n${content.length}\n`).update(content);
  }
  const digestOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(root, file)))
      .digest("hex");
  const files = resultFolders
    .flatMap((folder) => filesIn(root, folder))
    .map((file) => [file.replaceAll(sep, "/"), digestOf(file)]);
  return { sources: sources.digest("hex"), files: Object.fromEntries(files) as Proved["files"] };
}

/** What differs from what was proved, a line for each. */
export function differences(root: string): readonly string[] {
  const record = join(root, recordName);
  if (!existsSync(record)) return [`${recordName} is missing`];
  const proved = JSON.parse(readFileSync(record, "utf8")) as Proved;
  const { sources, files } = digests(root);
  return [
    ...(sources === proved.sources ? [] : ["A source of the studio has changed since its results were proved"]),
    ...Object.keys({ ...proved.files, ...files })
      .filter((file) => files[file] !== proved.files[file])
      .map((file) => {
        if (files[file] === undefined) return `${file} is proved, and missing`;
        return proved.files[file] === undefined ? `${file} is not proved` : `${file} is not the one that was proved`;
      }),
  ];
}
