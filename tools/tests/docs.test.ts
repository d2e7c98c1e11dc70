import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import {
  enquiryFieldNames,
  enquiryFields,
  enquiryPath,
  hiddenControlNames,
  keyParameter,
  sentAddress,
} from "@ttpl/contract/enquiry.ts";
import { serviceDescriptions, serviceSchema } from "@ttpl/editor/server/sign-in/service-settings.ts";
import { smtpOptions, tlsModes } from "@ttpl/server/config/smtp-url.ts";
import { descriptions, environmentSchema } from "@ttpl/server/config/environment.ts";

const documents = globSync([
  "*.md",
  "docs/**/*.md",
  "{apps,packages}/*/README.md",
  "{content,studio,studio/diagrams}/README.md",
]);
const configuration = readFileSync("docs/configuration.md", "utf8");
const scripts = Object.keys((JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts);

test("the tables of docs/configuration.md match the variables of the server and of the editor on a server", () => {
  const [ofServer = "", ofEditor = ""] = configuration.split("\n## ");
  const rows = (
    variables: Readonly<Record<string, { def: { type: string; defaultValue?: unknown } }>>,
    meaningOf: (name: string) => string | undefined,
  ) =>
    Object.entries(variables).map(([name, { def }]) => {
      const fallback = def.type === "prefault" ? `\`${String(def.defaultValue)}\`` : "";
      return `| \`${name}\` | ${fallback} | ${meaningOf(name)} |`;
    });
  const server = environmentSchema.shape;
  const editor = serviceSchema.shape;
  expect(ofServer.match(/^\| `.*$/gm)).toEqual(
    rows(server, (name) => descriptions.get(server[name as keyof typeof server])?.meaning),
  );
  expect(ofEditor.match(/^\| `.*$/gm)).toEqual(
    rows(editor, (name) => serviceDescriptions.get(editor[name as keyof typeof editor])?.meaning),
  );
});

test("the deployment guide's table of mail options has each option, and each value of tls", () => {
  const guide = readFileSync("docs/deployment.md", "utf8");
  const rows = [...guide.matchAll(/^\| `([a-z]+)=([^`]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect([...new Set(rows.map(([name]) => name))]).toEqual([...smtpOptions]);
  expect(rows.filter(([name]) => name === "tls").map(([, value]) => value)).toEqual([...tlsModes]);
  expect(rows).toHaveLength(smtpOptions.length - 1 + tlsModes.length);
});

test("the deployment guide tells the author of a function the endpoint's path, parameter, fields and hidden controls", () => {
  const [, section = ""] = readFileSync("docs/deployment.md", "utf8").split("### A function of your own\n");
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named).toContain(`OPTIONS ${enquiryPath}?${keyParameter}=KEY`);
  const fields = named.filter((name) => (enquiryFieldNames as readonly unknown[]).includes(name));
  const optional = enquiryFieldNames.filter((name) => !enquiryFields[name].required);
  expect(fields).toEqual([...enquiryFieldNames, ...optional]);
  expect(hiddenControlNames.filter((name) => !named.includes(name))).toEqual([]);
  expect(section).toContain(sentAddress);
});

test.each(documents)("%s names only files and commands that exist", (document) => {
  const text = readFileSync(document, "utf8");
  const folder = dirname(document);
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? "").filter(isLocalFile);
  const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map((match) => match[1] ?? "").filter(isOurs);
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(
    paths.filter(
      (path) => !existsSync(path) && !existsSync(join(folder, path)) && !existsSync(join("apps/site", path)),
    ),
  ).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map((match) => match[1] ?? "");
  expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
});

const isLocalFile = (link: string) => !/^(https?:|mailto:|\/)/.test(link);
/** The folders of the repository: a server and a build that ran in it have made others. */
const folders = new Set(
  execFileSync("git", ["ls-files"], { encoding: "utf8", timeout: 30_000 }).match(/^[^./\n][^/\n]*(?=\/)/gm) ?? [],
);
/** Whether a path is in this repository, and no placeholder. */
const isOurs = (path: string) => folders.has(path.split("/")[0] ?? "") && !/X|…|NAME/.test(path);

test("the README fits on a screen", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(45);
});

test("every folder of the root is on the README's map, and every command in docs/commands.md", () => {
  const [map, table] = ["README.md", "docs/commands.md"].map((name) => readFileSync(name, "utf8"));
  expect([...folders].filter((folder) => !map?.includes(`\`${folder}/\``))).toEqual([]);
  const commands = scripts.filter((name) => !scripts.includes(name.replace(/^pre/, "")) || !name.startsWith("pre"));
  const named = (name: string) => (["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`);
  expect(commands.filter((name) => !table?.includes(`\`${named(name)}`))).toEqual([]);
});
