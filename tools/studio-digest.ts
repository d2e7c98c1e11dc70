import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

/** The digest of the studio at the last successful run of its tests; the file is committed. */
const record = "studio/tests/last-passed.json";

/** Inputs of the studio's checks and tests: its own files, its results, and the files that they are compared with. */
const inputs = [
  "studio/**/*.{ts,tsx,mjs,py,json,png}",
  "studio/.dependency-cruiser.mjs",
  "public/pictures/**/*",
  "content/company.yaml",
  "content/galleries/{deliverables,industrial-automation}.yaml",
  "site/styles/fonts/archivo.woff2",
  "site/styles/tokens.css",
  ".dependency-cruiser.mjs",
];

/** A digest of the names and contents of all inputs of the studio's tests. */
export function studioDigest(): string {
  const hash = createHash("sha256");
  const exclude = (path: string) => path.includes("node_modules");
  for (const file of globSync(inputs, { exclude }).toSorted()) {
    if (file.replaceAll("\\", "/") !== record && statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The recorded digest of the last successful run, if any. */
export const passedStudioDigest = (): string | undefined =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as { digest: string }).digest : undefined;

export const recordPassedStudio = (digest: string): void =>
  writeFileSync(record, `{ "digest": ${JSON.stringify(digest)} }\n`);
