import { globSync } from "node:fs";
import { join } from "node:path";
import { freeNumbers } from "@ttpl/content/check/check-project-facets.ts";
import { type ContentKind, contentKinds } from "@ttpl/content/content-kinds.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { listFiles, readFile } from "../content/content-files.ts";
import { nameOfKey } from "../content/in-words.ts";
import { ownValue } from "../content/own-value.ts";
import type { Choice, Choices } from "../wire.ts";

const stemOf = (name: string): string => (name.split("/").at(-1) ?? name).replace(/\.(?:yaml|json)$/, "");

/** The settings of the only file of a kind, which are not checked. */
const dataOf = (root: string, { files }: ContentKind) => readFile(root, `content/${files}`).data;

/** The entries of a list that have an id, each with the first of these settings that it has. */
function entriesOf(list: unknown, ...titles: readonly string[]): Choice[] {
  const entries = (Array.isArray(list) ? list : []) as readonly unknown[];
  return entries.flatMap((entry) => {
    const value = ownValue(entry, "id");
    if (typeof value !== "string") return [];
    const title = titles.map((name) => ownValue(entry, name)).find((words) => typeof words === "string");
    return { value, title: title ?? value };
  });
}

const byTitle = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((a, b) => a.title.localeCompare(b.title, "en"));

/** As many projects may be added to a file before it is saved. */
const mostNew = 100;

/** What the values of forms can be chosen from. */
export function choicesOf(root: string): Choices {
  const files = listFiles(root);
  const filesIn = (folder: string) => files.filter(({ name }) => name.startsWith(folder));
  const named = (folder: string) => byTitle(filesIn(folder).map(({ name, title }) => ({ value: stemOf(name), title })));
  const pictures = ["pictures", "photos"]
    .flatMap((folder) => globSync("*.json", { cwd: join(root, publicFolder, folder) }))
    .map(stemOf)
    .filter((name) => !/-(?:solid|callouts)$/.test(name));
  const captions = new Map(
    filesIn("content/galleries/")
      .flatMap(({ name }) => entriesOf(readFile(root, name).data["items"], "title"))
      .map(({ value, title }) => [value, title]),
  );
  const facets = dataOf(root, contentKinds.projectFacets);
  const numbers = filesIn("content/projects/").flatMap(({ name }) => entriesOf(readFile(root, name).data["projects"]));
  const pages = files.filter(({ name }) => name.endsWith(".md"));
  return {
    address: pages.map(({ address, title }) => ({ value: address, title })),
    picture: pictures
      .toSorted()
      .map((value) => ({ value, title: captions.get(value) ?? nameOfKey(value.replaceAll("-", " ")) })),
    projects: named("content/projects/"),
    gallery: named("content/galleries/"),
    quote: entriesOf(dataOf(root, contentKinds.testimonials)["quotes"], "role"),
    discipline: entriesOf(facets["disciplines"], "name"),
    plant: entriesOf(facets["plants"], "name"),
    role: entriesOf(facets["roles"], "name"),
    profile: pages.map(({ name }) => name).filter((name) => readFile(root, name).data["template"] === "experience"),
    freeNumber: freeNumbers(
      numbers.map(({ value }) => value),
      mostNew,
    ),
  };
}
