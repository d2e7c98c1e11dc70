import { type Content, pageWith } from "../content.ts";
import { capacityUnit, quantitiesIn } from "../search/quantities.ts";
import { measured, plainText } from "./measured-size.ts";
import { picturePages } from "./picture-pages.ts";
import { storiesOf } from "./stories.ts";
import type { ProjectGroup } from "../schemas/collections.ts";
import type { ProjectFacets } from "../schemas/project-facets.ts";

/** The names of the facets, as in addresses: /experience?plant=desalination. First what a buyer asks. */
export const facetNames = ["plant", "platform", "region", "discipline", "role", "size"] as const;
export type FacetName = (typeof facetNames)[number];

type Project = ProjectGroup["projects"][number];

/** The place in a client's description, "Gulf region" of "Desalination OEM, Gulf region". */
export const placeOf = ({ client }: Pick<Project, "client">): string => plainText(client).split(", ").at(-1) ?? "";

/** The ids of the bands of a project's size and capacities, such as "io-100": the lower limit of the band in its unit. */
function bandsOf({ size, description }: Pick<Project, "size" | "description">, { sizes }: ProjectFacets): string[] {
  const found = measured(size);
  const quantities = [description, size ?? ""].flatMap(quantitiesIn);
  const bands = sizes.flatMap(({ id, unit, limits }) => {
    const capacity = capacityUnit(unit);
    const values = capacity
      ? quantities.filter(({ measure }) => measure === capacity.measure).map(({ all }) => all / capacity.factor)
      : found?.unit === unit
        ? [found.value]
        : [];
    return values.map((value) => `${id}-${limits.findLast((limit) => limit <= value) ?? 0}`);
  });
  return [...new Set(bands)];
}

/** The values that a project has in each facet. */
export function facetsOf(project: Project, group: ProjectGroup, facets: ProjectFacets): Record<FacetName, string[]> {
  const place = placeOf(project);
  const phrase = plainText(`${project.description} ${project.detail ?? ""}`);
  const words = phrase.split(/[;,:()]\s*|\s/);
  const isNamed = (word: string) => (word.includes(" ") ? phrase.includes(word) : words.includes(word));
  const tasks = facets.roles.find(({ id }) => id === project.role)?.tasks ?? [];
  return {
    discipline: [group.discipline ?? []].flat(),
    plant: [project.plant ?? group.plant ?? []].flat(),
    platform: facets.platforms.filter((one) => one.words.some(isNamed)).map(({ id }) => id),
    region: facets.regions.filter(({ places }) => places.includes(place)).map(({ id }) => id),
    role: [...tasks],
    size: bandsOf(project, facets),
  };
}

/** All values of the facets with their names, in order; those of sizes follow from their limits. */
function valuesOf(facets: ProjectFacets) {
  const { smaller, between, larger } = facets.words;
  const grouped = (value: number) => value.toLocaleString("en-US");
  const bands = facets.sizes.flatMap(({ id, unit, shown = unit, limits }) =>
    [0, ...limits].map((from, index) => {
      const below = limits[index];
      const words = below === undefined ? larger : from === 0 ? smaller : between;
      const name = words
        .replace("{from}", grouped(from))
        .replace("{below}", grouped(below ?? 0))
        .replace("{to}", grouped((below ?? 0) - 1))
        .replace("{unit}", shown);
      return { id: `${id}-${from}`, name };
    }),
  );
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return {
    discipline: facets.disciplines.map(named),
    plant: facets.plants.map(named),
    platform: facets.platforms.map(named),
    region: facets.regions.map(named),
    role: facets.tasks.map(named),
    size: bands,
  };
}

/** "14 projects" */
export const projectCount = (count: number, { words }: ProjectFacets): string =>
  count === 1 ? words.project : words.projects.replace("{count}", String(count));

/** "14 projects on Siemens" */
function linkText(facet: FacetName, { name, count }: { name: string; count: number }, facets: ProjectFacets): string {
  return facets.words.links[facet].replace("{count}", projectCount(count, facets)).replace("{value}", name);
}

/** Groups in the order that the owner has given to disciplines and types of plants, and not by the names of their files. */
function orderedGroups({ projects, projectFacets: { disciplines, plants } }: Content) {
  const placeIn = (values: readonly { readonly id: string }[], id: string | undefined) =>
    id === undefined ? values.length : values.findIndex((value) => value.id === id);
  return [...projects].toSorted(
    ([, a], [, b]) =>
      placeIn(disciplines, a.discipline) - placeIn(disciplines, b.discipline) ||
      placeIn(plants, a.plant) - placeIn(plants, b.plant),
  );
}

/** The projects by group, each with the values that it can be found by, and the facets with the number of projects of each value. */
export function projectExplorer(content: Content) {
  const { projectFacets } = content;
  const shown = picturePages(content);
  const stories = storiesOf(content);
  const linksTo = (pictures: readonly string[] = []) => pictures.flatMap((name) => shown.get(name) ?? []);
  const shownGroups = orderedGroups(content).filter(([, group]) => group.projects.length > 0);
  const groups = shownGroups.map(([id, group]) => ({
    id,
    heading: group.heading,
    projects: group.projects.map((project) => {
      const { id, description, detail, client, size, year, story, role } = project;
      const found = facetsOf(project, group, projectFacets);
      return {
        id,
        description,
        second: detail,
        client,
        size,
        year,
        story: story === undefined ? undefined : stories.get(story),
        role: projectFacets.roles.find(({ id }) => id === role)?.name,
        pictures: linksTo(project.pictures),
        deliverables: linksTo(project.deliverables),
        values: facetNames.flatMap((name) => found[name]),
      };
    }),
  }));
  const all = groups.flatMap((group) => group.projects);
  const counted = valuesOf(projectFacets);
  const facets = facetNames.map((name) => ({
    name,
    values: counted[name]
      .map((value) => ({ ...value, count: all.filter(({ values }) => values.includes(value.id)).length }))
      .filter(({ count }) => count > 0)
      .map((value) => ({ ...value, link: linkText(name, value, projectFacets) })),
  }));
  return { groups, facets, total: all.length, words: projectFacets.words };
}

const numberOfProjects = ({ projects }: Content): number =>
  [...projects.values()].reduce((sum, group) => sum + group.projects.length, 0);

/** "14 projects", "1 project"; undefined for none. */
export function projectsInWords(count: number, { projectFacets }: Pick<Content, "projectFacets">): string | undefined {
  const { project, projects } = projectFacets.words;
  if (count === 0) return undefined;
  return count === 1 ? project : projects.replace("{count}", String(count));
}

/** "136 projects"; undefined if there is none. */
export const allProjects = (content: Content): string | undefined =>
  projectsInWords(numberOfProjects(content), content);

/** The fragment by which a project is linked to, on the page with all projects. */
export const fragmentOf = ({ id }: { readonly id: string }): string => `#${id}`;

/** The address of the page with all projects; undefined if there is none. */
export const explorerAddress = ({ pages }: Content): string | undefined => pageWith("explorer", pages.values())?.path;

/**
 * The link from a list of projects to the page on which all of them can be found, with the discipline chosen that its
 * groups share. Undefined if there is no such page, or no project.
 */
export function explorerLink(content: Content, groups: readonly string[]) {
  const explorer = explorerAddress(content);
  const count = numberOfProjects(content);
  if (explorer === undefined || count === 0) return undefined;
  const { projects, layoutWords } = content;
  const disciplines = new Set(groups.flatMap((name) => projects.get(name)?.discipline ?? []));
  const [discipline, ...others] = disciplines;
  const query = discipline === undefined || others.length > 0 ? "" : `?discipline=${discipline}`;
  const name = count === 1 ? allProjects(content) : layoutWords.labels.findProjects.replace("{count}", String(count));
  return { to: explorer + query, name: name ?? "" };
}
