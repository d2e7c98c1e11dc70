import type { Content } from "../content.ts";
import type { SourceFile } from "../parse/source-file.ts";
import type { ContentMistake } from "./content-mistake.ts";

/**
 * Disciplines and plants that are not in content/experience.yaml. A project without them, or from a place that is not there
 * either, is on /experience all the same, and found by its other values.
 */
export function checkProjectFacets({ projects, projectFacets }: Content, source: SourceFile): ContentMistake[] {
  const [, name = ""] = /^content\/projects\/(.+)\.yaml$/.exec(source.name) ?? [];
  const group = projects.get(name);
  if (!group) return [];
  const { disciplines, plants } = projectFacets;
  const unknown = (
    path: PropertyKey[],
    value: string | undefined,
    facet: string,
    values: readonly { id: string }[],
  ) => {
    const ids = values.map(({ id }) => id);
    if (value === undefined || ids.includes(value)) return [];
    return [
      {
        file: source.name,
        line: source.lineOf(path),
        problem: `has the ${facet} "${value}", which is not in content/experience.yaml`,
        cure: `Use one of ${ids.join(", ")}, or add it there.`,
      },
    ];
  };
  return [
    ...unknown(["discipline"], group.discipline, "discipline", disciplines),
    ...unknown(["plant"], group.plant, "plant", plants),
    ...group.projects.flatMap(({ plant }, at) => unknown(["projects", at, "plant"], plant, "plant", plants)),
  ];
}
