import { globSync } from "node:fs";
import { join } from "node:path";
import { type ContentKind, contentKinds } from "../../site/content-loader/content-kinds.ts";
import { listFiles, rawText } from "../content/content-files.ts";
import { readContentText } from "../editing/content-text.ts";
import type { Choices } from "../wire.ts";

const stems = (names: readonly string[]): string[] =>
  names.map((name) => (name.split("/").at(-1) ?? name).replace(/\.(?:yaml|json)$/, "")).toSorted();

type Named = readonly { readonly id?: string }[];

const idsOf = (entries: Named = []): string[] => entries.flatMap(({ id }) => id ?? []);

/** The settings of the only file of a kind, which are not checked. */
const dataOf = (root: string, { files }: ContentKind): Partial<Record<string, Named>> =>
  readContentText(files, rawText(root, `content/${files}`)).data as Partial<Record<string, Named>>;

/** What the values of forms can be chosen from. */
export function choicesOf(root: string): Choices {
  const files = listFiles(root);
  const named = (folder: string) => stems(files.map(({ name }) => name).filter((name) => name.startsWith(folder)));
  const pictures = ["pictures", "photos"].flatMap((folder) =>
    globSync("*.json", { cwd: join(root, "public", folder) }),
  );
  const { quotes } = dataOf(root, contentKinds.testimonials);
  const { disciplines, plants, roles } = dataOf(root, contentKinds.projectFacets);
  return {
    address: files.filter(({ name }) => name.endsWith(".md")).map(({ address }) => address),
    picture: stems(pictures).filter((name) => !/-(?:solid|callouts)$/.test(name)),
    projects: named("content/projects/"),
    gallery: named("content/galleries/"),
    quote: idsOf(quotes),
    discipline: idsOf(disciplines),
    plant: idsOf(plants),
    role: idsOf(roles),
  };
}
