import type { Content } from "../content.ts";
import {
  explorerAddress,
  explorerLink,
  type FacetName,
  facetNames,
  fragmentOf,
  projectExplorer,
} from "./project-facets.ts";
import { storiesOf } from "./stories.ts";

interface ExperienceLink {
  readonly to: string;
  readonly name: string;
}

/** Links on a page, of which those to all projects are one. */
const most = 5;

/** A page is about a value that so many of the projects on it have. */
const leastProjects = 2;

/** By what the projects of a page are looked for first. */
const order: readonly FacetName[] = ["plant", "platform", "discipline"];

/** Links to the project that a story tells of, to what its customer said, and to the projects like it, by plant and by platform; none for other pages. */
export function storyLinks(content: Content, story: string): ExperienceLink[] {
  const explorer = explorerAddress(content);
  if (explorer === undefined) return [];
  const { groups, facets } = projectExplorer(content);
  const told = groups.flatMap(({ projects }) => projects).filter((project) => project.story?.to === story);
  const alike = ["plant", "platform"].flatMap((name) =>
    (facets.find((facet) => facet.name === name)?.values ?? [])
      .filter(({ id }) => told.some(({ values }) => values.includes(id)))
      .map(({ id, link }) => ({ to: `${explorer}?${name}=${id}`, name: link })),
  );
  const quote = storiesOf(content).get(story)?.quote;
  return [
    ...told.map(({ id, description }) => ({ to: explorer + fragmentOf({ id }), name: description })),
    ...(quote === undefined ? [] : [{ to: quote, name: content.projectFacets.words.quote }]),
    ...alike,
  ];
}

/**
 * Links to /experience filtered by a value that projects of these groups share (type of plant, platform, discipline), the
 * most frequent first, and to all projects. Without groups, the links of the whole site.
 */
export function experienceLinks(content: Content, groups: readonly string[]): ExperienceLink[] {
  const explorer = explorerAddress(content);
  const all = explorerLink(content, []);
  if (explorer === undefined || !all) return [];
  const { groups: everyGroup, facets } = projectExplorer(content);
  const shown = everyGroup
    .filter(({ id }) => groups.length === 0 || groups.includes(id))
    .flatMap(({ projects }) => projects.map(({ values }) => values));
  const links = order.flatMap((facet) =>
    (facets[facetNames.indexOf(facet)]?.values ?? [])
      .map(({ id, link }) => ({
        to: `${explorer}?${facet}=${id}`,
        name: link,
        here: shown.filter((values) => values.includes(id)).length,
      }))
      .filter(({ here }) => here >= leastProjects)
      .toSorted((a, b) => b.here - a.here)
      .slice(0, 2),
  );
  return [...links.slice(0, most - 1).map(({ to, name }) => ({ to, name })), all];
}
