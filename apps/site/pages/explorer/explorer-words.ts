import type { ListWords } from "../../enquiry-list/list-button.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";

type Page = PageData<"explorer">;
type Words = Page["words"];

/** What the script says; the values in braces are filled in. */
export interface ExplorerWords extends Pick<
  Words,
  | "count"
  | "none"
  | "unknown"
  | "partly"
  | "remove"
  | "instead"
  | "show"
  | "projects"
  | "project"
  /** The name of the CSV file, without its ending. */
  | "file"
  /** Above the columns of the CSV file, besides those of the table. */
  | "columns"
> {
  readonly heads: Pick<Page["labels"], "project" | "size" | "client">;
  /** Above the column of the CSV file with the addresses of stories. */
  readonly story: string;
  readonly list: ListWords;
}

export function explorerWords({ words, labels: { project, size, client, story }, list }: Page): ExplorerWords {
  const { count, none, unknown, partly, remove, instead, show, projects, project: one, file, columns } = words;
  const { add, listed, remove: takeOff, count: counted, refused } = list;
  return {
    count,
    none,
    unknown,
    partly,
    remove,
    instead,
    show,
    projects,
    project: one,
    file,
    columns,
    story,
    heads: { project, size, client },
    list: { add, listed, remove: takeOff, count: counted, refused },
  };
}

/** The parameters of the page's address: the facets, the words searched for, and the order of the rows. */
export const queryNames = (facets: Page["facets"]): string[] => [...facets.map(({ name }) => name), "q", "sort"];
