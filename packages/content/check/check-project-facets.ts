import type { Content } from "../content.ts";
import type { SourceFile } from "../parse/source-file.ts";
import { picturePages } from "../derive/picture-pages.ts";
import type { ValidationError } from "./validation-error.ts";

/** The numbers of projects after the highest: "p-137" and so on. */
export function freeNumbers(ids: readonly string[], count: number): string[] {
  const highest = Math.max(0, ...ids.map((id) => Number(/^p-(\d+)$/.exec(id)?.[1] ?? 0)));
  return Array.from({ length: count }, (_, index) => `p-${String(highest + 1 + index).padStart(3, "0")}`);
}

/**
 * Errors: a project whose number is missing or used twice; a discipline, plant or role that content/experience.yaml does
 * not list; a picture that no gallery shows. No errors: a project without these values, or from a country that the file
 * does not list. /experience shows it, and its other values find it.
 */
export function checkProjectFacets(content: Content, source: SourceFile): ValidationError[] {
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
        fix: `Use one of ${ids.join(", ")}, or add it there.`,
      },
    ];
  };
  const shown = picturePages(content);
  const ids = [...projects].flatMap(([file, { projects: own }]) => own.map(({ id }) => ({ id, file })));
  const [free] = freeNumbers(
    ids.map(({ id }) => id),
    1,
  );
  const ofItsOwn = (id: string, at: number) => {
    if (id === "")
      return [
        {
          file: source.name,
          line: source.lineOf(["projects", at]),
          problem: "has no number (`id`), by which links lead to it",
          fix: `Add \`id: ${free}\`, which is free.`,
        },
      ];
    const first = ids.find((one) => one.id === id);
    if (first?.file === name && group.projects.findIndex((one) => one.id === id) === at) return [];
    return [
      {
        file: source.name,
        line: source.lineOf(["projects", at, "id"]),
        problem: `has the number "${id}", which a project of content/projects/${first?.file}.yaml has`,
        fix: `Give the newer project a number of its own; ${free} is free.`,
      },
    ];
  };
  const unshown = (path: PropertyKey[], name: string) =>
    shown.has(name)
      ? []
      : [
          {
            file: source.name,
            line: source.lineOf(path),
            problem: `has the picture "${name}", which no gallery shows`,
            fix: "Use the `id` of an item of content/galleries/.",
          },
        ];
  return [
    ...unknown(["discipline"], group.discipline, "discipline", disciplines),
    ...unknown(["plant"], group.plant, "plant", plants),
    ...group.projects.flatMap(({ id, plant, role, pictures = [], deliverables = [] }, index) => [
      ...ofItsOwn(id, index),
      ...unknown(["projects", index, "plant"], plant, "plant", plants),
      ...unknown(["projects", index, "role"], role, "role", roles),
      ...pictures.flatMap((name, entry) => unshown(["projects", index, "pictures", entry], name)),
      ...deliverables.flatMap((name, entry) => unshown(["projects", index, "deliverables", entry], name)),
    ]),
  ];
}
