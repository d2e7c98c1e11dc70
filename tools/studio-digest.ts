import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

/** Committed: the digest of the drawing office at the last run of its tests that passed. */
const record = "studio/tests/last-passed.json";

/** What the drawing office's checks and tests read: its own files, its results, and the two files they are compared with. */
const inputs = [
  "studio/{*,!(node_modules)/**/*}.{ts,tsx,py,json,png}",
  "public/pictures/**/*",
  "content/galleries/industrial-automation.yaml",
  "site/styles/fonts/archivo.woff2",
];

/** A digest over names and bytes of all that the drawing office's tests depend on. */
export function studioDigest(): string {
  const hash = createHash("sha256");
  const exclude = (path: string) => path.includes("node_modules");
  for (const file of globSync(inputs, { exclude }).toSorted()) {
    if (file.replaceAll("\\", "/") !== record && statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The digest at which the drawing office's tests have passed, if it is recorded. */
export const passedStudioDigest = (): string | undefined =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as { digest: string }).digest : undefined;

export const recordPassedStudio = (digest: string): void => writeFileSync(record, `${JSON.stringify({ digest })}\n`);
