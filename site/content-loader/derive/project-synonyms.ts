import type { SynonymGroup } from "../../search/search-document.ts";
import { Synonyms } from "../../search/synonyms.ts";
import type { Content } from "../content.ts";
import { projectExplorer } from "./project-facets.ts";
import { synonymsOf } from "./search-documents.ts";

/** Those groups of the search's synonyms that have a word in the project list. The others would find no project. */
export function projectSynonyms(content: Content): SynonymGroup[] {
  const { groups, facets } = projectExplorer(content);
  const named = facets.flatMap(({ values }) => values.map(({ name }) => name));
  const projects = groups.flatMap(({ heading, projects: own }) => [
    heading,
    ...own.flatMap(({ description, second, client }) => [description, second, client]),
  ]);
  const text = [...named, ...projects].join(" · ");
  return synonymsOf(content).filter((group) => new Synonyms([group]).of(text) !== "");
}
