import { globSync } from "node:fs";
import { join } from "node:path";
import { freeNumbers } from "@ttpl/content/check/check-project-facets.ts";
import { type ContentKind, contentKinds } from "@ttpl/content/content-kinds.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { listFiles, readFile } from "../content/content-files.ts";
import type { Choices } from "../wire.ts";

const stems = (names: readonly string[]): string[] =>
  names.map((name) => (name.split("/").at(-1) ?? name).replace(/\.(?:yaml|json)$/, "")).toSorted();

/** The settings of the only file of a kind, which are not checked. */
const dataOf = (root: string, { files }: ContentKind) => readFile(root, `content/${files}`).data;

const idsOf = (entries: unknown): string[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry: { id?: unknown } | null) =>
    typeof entry?.id === "string" ? entry.id : [],
  );

/** As many projects may be added to a file before it is saved. */
const mostNew = 100;

/** What the values of forms can be chosen from. */
export function choicesOf(root: string): Choices {
  const files = listFiles(root);
  const named = (folder: string) => stems(files.map(({ name }) => name).filter((name) => name.startsWith(folder)));
  const pictures = ["pictures", "photos"].flatMap((folder) =>
    globSync("*.json", { cwd: join(root, publicFolder, folder) }),
  );
  const testimonials = dataOf(root, contentKinds.testimonials);
  const facets = dataOf(root, contentKinds.projectFacets);
  const numbers = files
    .filter(({ name }) => name.startsWith("content/projects/"))
    .flatMap(({ name }) => idsOf(readFile(root, name).data["projects"]));
  return {
    address: files.filter(({ name }) => name.endsWith(".md")).map(({ address }) => address),
    picture: stems(pictures).filter((name) => !/-(?:solid|callouts)$/.test(name)),
    projects: named("content/projects/"),
    gallery: named("content/galleries/"),
    quote: idsOf(testimonials["quotes"]),
    discipline: idsOf(facets["disciplines"]),
    plant: idsOf(facets["plants"]),
    role: idsOf(facets["roles"]),
    profile: files
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".md") && readFile(root, name).data["template"] === "experience"),
    freeNumber: freeNumbers(numbers, mostNew),
  };
}
