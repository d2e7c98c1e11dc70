import type { SearchWords } from "../search/search-document.ts";
import { Synonyms } from "../search/synonyms.ts";
import type { Content } from "../content.ts";
import { projectExplorer } from "./project-facets.ts";
import { synonymsOf } from "./search-documents.ts";

/**
 * The words that the project list is searched with: of the synonyms of the site's search, the groups that have a word in
 * the list. The others would find no project.
 */
export function projectWords(content: Content): SearchWords {
  const { groups, facets } = projectExplorer(content);
  const named = facets.flatMap(({ values }) => values.map(({ name }) => name));
  const projects = groups.flatMap(({ heading, projects: own }) => [
    heading,
    ...own.flatMap(({ description, second, client }) => [description, second, client]),
  ]);
  const text = [...named, ...projects].join(" · ");
  const synonyms = synonymsOf(content).filter((group) => new Synonyms([group]).of(text) !== "");
  return { synonyms, ignored: content.search.ignored };
}
