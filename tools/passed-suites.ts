import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

/** A suite that is skipped while its inputs are those of its last successful run, which a committed file records. */
export interface RecordedSuite {
  /** The file with the digest of the last successful run. */
  readonly record: string;
  /** Everything that its outcome depends on, as glob patterns. */
  readonly inputs: readonly string[];
}

/** The studio's own files, its results, and the site's files that they are compared with. */
export const studio: RecordedSuite = {
  record: "studio/tests/last-passed.json",
  inputs: [
    "studio/**/*.{ts,tsx,mjs,py,json,png}",
    "studio/.dependency-cruiser.mjs",
    "public/pictures/**/*",
    "content/company.yaml",
    "content/galleries/{deliverables,industrial-automation}.yaml",
    "site/styles/fonts/archivo.woff2",
    "site/styles/tokens.css",
    ".dependency-cruiser.mjs",
  ],
};

/** A digest of the names and contents of a suite's inputs. */
export function digestOf({ record, inputs }: RecordedSuite): string {
  const hash = createHash("sha256");
  const exclude = (path: string) => path.includes("node_modules");
  for (const file of globSync(inputs, { exclude }).toSorted()) {
    if (file.replaceAll("\\", "/") !== record && statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The recorded digest of the last successful run, if any. */
export const passedDigest = ({ record }: RecordedSuite): string | undefined =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as { digest: string }).digest : undefined;

export const recordPassed = ({ record }: RecordedSuite, digest: string): void =>
  writeFileSync(record, `{ "digest": ${JSON.stringify(digest)} }\n`);
