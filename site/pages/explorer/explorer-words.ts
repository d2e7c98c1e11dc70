import type { ListWords } from "../../enquiry-list/list-button.ts";
import type { PageData } from "../../content-loader/derive/page-data.ts";

type Page = PageData<"explorer">;

/** What the script says; the values in braces are filled in. */
export interface ExplorerWords {
  readonly count: string;
  readonly none: string;
  readonly unknown: string;
  /** The name of the CSV file, without its ending. */
  readonly file: string;
  /** Above the column of the CSV file with the addresses of stories. */
  readonly story: string;
  readonly list: ListWords;
}

export const explorerWords = ({
  words: { count, none, unknown, file },
  labels: { story },
  list: { add, remove, count: listed, refused },
}: Page): ExplorerWords => ({ count, none, unknown, file, story, list: { add, remove, count: listed, refused } });

/** The parameters of the page's address: the facets, the words searched for, and the order of the rows. */
export const queryNames = (facets: Page["facets"]): string[] => [...facets.map(({ name }) => name), "q", "sort"];
