import { readFileSync } from "node:fs";

/** The sections of docs/changing.md by their headings. */
const sections: ReadonlyMap<string, string> = new Map(
  readFileSync("docs/changing.md", "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return [heading, lines.join("\n")];
    }),
);

/** The files and folders that the numbered steps of a section name. */
export function filesInSteps(heading: string): string[] {
  const steps = /^1\. .*?(?=\n\n)/ms.exec(`${sections.get(heading) ?? ""}\n\n`)?.[0] ?? "";
  return [...new Set([...steps.matchAll(/`([^`/ ]+\/[^` ]*)`/g)].map(([, path = ""]) => path))].toSorted();
}

/** The sections whose steps name files, which a test has to perform. */
export const sectionsWithFiles: readonly string[] = [...sections.keys()].filter(
  (heading) => filesInSteps(heading).length > 0,
);

/** Whether a name stands for a file: NAME is any name, with the folder that it is in, and a folder is all that it contains. */
function standsFor(name: string, file: string): boolean {
  const pattern = name.split("NAME").map(RegExp.escape).join(".+");
  return new RegExp(`^${pattern}${name.endsWith("/") ? ".+" : ""}$`).test(file);
}

/** Files as the steps of a section name them. One that they do not name is itself. */
export function asNamed(heading: string, files: readonly string[]): string[] {
  const names = filesInSteps(heading);
  const nameOf = (file: string) =>
    names.includes(file) ? file : (names.find((name) => standsFor(name, file)) ?? file);
  return [...new Set(files.map(nameOf))].toSorted();
}
