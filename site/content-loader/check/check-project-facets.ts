import type { Content } from "../content.ts";
import type { SourceFile } from "../parse/source-file.ts";
import { picturePages } from "../derive/picture-pages.ts";
import type { ContentMistake } from "./content-mistake.ts";

/**
 * Disciplines, plants and roles that are not in content/experience.yaml, and pictures that no gallery shows. A project without them, or from a place that is not there
 * either, is on /experience all the same, and found by its other values.
 */
export function checkProjectFacets(content: Content, source: SourceFile): ContentMistake[] {
  const { projects, projectFacets } = content;
  const [, name = ""] = /^content\/projects\/(.+)\.yaml$/.exec(source.name) ?? [];
  const group = projects.get(name);
  if (!group) return [];
  const { disciplines, plants, roles } = projectFacets;
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
  const shown = picturePages(content);
  const unshown = (path: PropertyKey[], name: string) =>
    shown.has(name)
      ? []
      : [
          {
            file: source.name,
            line: source.lineOf(path),
            problem: `has the picture "${name}", which no gallery shows`,
            cure: "Use the `id` of an item of content/galleries/.",
          },
        ];
  return [
    ...unknown(["discipline"], group.discipline, "discipline", disciplines),
    ...unknown(["plant"], group.plant, "plant", plants),
    ...group.projects.flatMap(({ plant, role, pictures = [], deliverables = [] }, at) => [
      ...unknown(["projects", at, "plant"], plant, "plant", plants),
      ...unknown(["projects", at, "role"], role, "role", roles),
      ...pictures.flatMap((name, entry) => unshown(["projects", at, "pictures", entry], name)),
      ...deliverables.flatMap((name, entry) => unshown(["projects", at, "deliverables", entry], name)),
    ]),
  ];
}
