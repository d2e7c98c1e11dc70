import { globSync } from "node:fs";
import { join } from "node:path";
import { listFiles, rawText } from "../content/content-files.ts";
import { readContentText } from "../editing/content-text.ts";
import type { Choices } from "../wire.ts";

const stems = (names: readonly string[]): string[] =>
  names.map((name) => (name.split("/").at(-1) ?? name).replace(/\.(?:yaml|json)$/, "")).toSorted();

/** What the values of forms can be chosen from. */
export function choicesOf(root: string): Choices {
  const files = listFiles(root);
  const named = (folder: string) => stems(files.map(({ name }) => name).filter((name) => name.startsWith(folder)));
  const pictures = ["pictures", "photos"].flatMap((folder) =>
    globSync("*.json", { cwd: join(root, "public", folder) }),
  );
  const quotes = readContentText("content/testimonials.yaml", rawText(root, "content/testimonials.yaml")).data as {
    quotes?: readonly { id?: string }[];
  };
  return {
    address: files.filter(({ name }) => name.endsWith(".md")).map(({ address }) => address),
    picture: stems(pictures).filter((name) => !/-(?:solid|callouts)$/.test(name)),
    projects: named("content/projects/"),
    gallery: named("content/galleries/"),
    quote: (quotes.quotes ?? []).flatMap(({ id }) => id ?? []),
  };
}
