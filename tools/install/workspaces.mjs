import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The manifests of the repository and its own packages, as paths relative to the root. Reads the two forms of npm's patterns
 * that package.json uses: a folder, and FOLDER/* for those in it.
 * @param {string} root the folder of package.json
 * @returns {string[]}
 */
export function manifestsOf(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folders = workspaces.flatMap((/** @type {string} */ pattern) =>
    pattern.endsWith("/*")
      ? readdirSync(join(root, dirname(pattern))).map((name) => `${dirname(pattern)}/${name}`)
      : pattern,
  );
  return ["package.json", ...folders.map((/** @type {string} */ folder) => `${folder}/package.json`)];
}
