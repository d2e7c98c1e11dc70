import type { Content } from "../content.ts";
import { placeOf } from "../derive/project-facets.ts";
import type { SourceFile } from "../parse/source-file.ts";
import type { ContentMistake } from "./content-mistake.ts";

/** Projects that could not be found on /experience: their discipline, plant or region is not in content/experience.yaml. */
export function checkProjectFacets({ projects, projectFacets }: Content, source: SourceFile): ContentMistake[] {
  const [, name = ""] = /^content\/projects\/(.+)\.yaml$/.exec(source.name) ?? [];
  const group = projects.get(name);
  if (!group) return [];
  const { disciplines, plants, regions } = projectFacets;
  const mistakes: ContentMistake[] = [];
  const known = (
    path: PropertyKey[],
    value: string | undefined,
    list: string,
    ids: readonly string[],
    what: string,
  ) => {
    if (value !== undefined && ids.includes(value)) return;
    mistakes.push({
      file: source.name,
      line: source.lineOf(path),
      problem:
        value === undefined ? `has no ${what}` : `has the ${what} "${value}", which is not in content/experience.yaml`,
      cure: `Use one of its ${list} (${ids.join(", ")}), or add it there.`,
    });
  };
  const idsOf = (values: readonly { id: string }[]) => values.map(({ id }) => id);
  known(["discipline"], group.discipline, "disciplines", idsOf(disciplines), "discipline");
  group.projects.forEach((project, at) => {
    const path = ["projects", at];
    known([...path, "plant"], project.plant ?? group.plant, "plants", idsOf(plants), "plant");
    known(
      [...path, "client"],
      placeOf(project),
      "regions",
      regions.flatMap(({ places }) => places),
      "place",
    );
  });
  return mistakes;
}
