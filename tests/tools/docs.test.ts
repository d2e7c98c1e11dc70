import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { configVariables } from "../../server/config/config-variables.ts";

const documents = globSync([
  "*.md",
  "docs/**/*.md",
  "content/README.md",
  "studio/README.md",
  "studio/diagrams/README.md",
]);
const readme = readFileSync("README.md", "utf8");
const scripts = Object.keys((JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts);

test("the README's configuration table is the server's", () => {
  for (const variable of configVariables) {
    const fallback = "fallback" in variable ? `\`${variable.fallback}\`` : "";
    expect(readme).toContain(`| \`${variable.name}\` | ${fallback} | ${variable.meaning} |`);
  }
  const rows = readme.slice(readme.indexOf("## Configuration")).match(/^\| `/gm);
  expect(rows).toHaveLength(configVariables.length);
});

test.each(documents)("%s names only files and commands that exist", (document) => {
  const text = readFileSync(document, "utf8");
  const folder = dirname(document);
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? "").filter(isLocalFile);
  const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map((match) => match[1] ?? "").filter(isOurs);
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(
    paths.filter((path) => !existsSync(path) && !existsSync(join(folder, path)) && !existsSync(join("site", path))),
  ).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map((match) => match[1] ?? "");
  expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
});

const isLocalFile = (link: string) => !/^(https?:|mailto:|\/)/.test(link);
/** A path of this repository, as against a media type or an example of a name. */
const isOurs = (path: string) =>
  /^(content|contract|site|server|tests|tools|deploy|docs|public|pages|parts)\//.test(path) &&
  !/X|…|build\//.test(path);
