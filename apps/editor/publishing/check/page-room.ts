import { join } from "node:path";
import type { Content, Page } from "@ttpl/content/content.ts";
import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import {
  bytesLeft,
  type Measured,
  measuredFile,
  projectsIn,
  readMeasured,
  searchLeft,
  wordsIn,
} from "@ttpl/site/build/page-room.ts";
import type { Room } from "../../wire.ts";
import { pagesShowing } from "./pages-showing.ts";

/** A share of a budget that is nearly used up. */
const little = 0.1;

const allTheSame = "It is saved and published all the same.";

function ofPage(page: Page, content: Content, measured: Measured, isList: boolean): Room | undefined {
  const left = bytesLeft(content, page, measured);
  if (left === undefined) return undefined;
  const amount = isList ? projectsIn(Math.abs(left), content, page) : wordsIn(Math.abs(left));
  const things = isList ? "projects" : "words";
  const isOver = left < 0;
  const words = isOver
    ? `${page.path} has about ${amount} ${things} too many: on a phone it appears a moment later. ${allTheSame}`
    : `${page.path} has room for about ${amount} more ${things}. With more, it appears a moment later on a phone.`;
  return { words, isOver };
}

function ofSearch(content: Content, measured: Measured): Room[] {
  const left = searchLeft(content, measured);
  if (left === undefined || left > little) return [];
  const words =
    left < 0
      ? `Whoever searches waits a moment: all pages and projects together have too many words. ${allTheSame}`
      : "All pages and projects together have nearly as many words as the search loads quickly.";
  return [{ words, isOver: left < 0 }];
}

/**
 * How much more the pages that show a file may have, in words for the owner: of its own page always, of others whether they
 * have too much. Nothing is refused for it. What is shown only once it is confirmed counts.
 */
export async function roomFor(root: string, file: string): Promise<Room[]> {
  const measured = await readMeasured(join(root, measuredFile));
  let content: Content;
  try {
    content = readContent(join(root, "content"));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
  const isProjects = file.startsWith("content/projects/");
  const isOwn = ({ source }: Page) => source.name === file;
  const lists = ({ frontMatter }: Page) => isProjects && frontMatter.template === "explorer";
  const addresses = pagesShowing(content, file, []);
  const pages = [...content.pages.values()].filter(
    (page) => lists(page) || isOwn(page) || addresses.includes("every page") || addresses.includes(page.path),
  );
  if (!measured) {
    const words = "How much more fits on this page is known once the website has been published or rehearsed.";
    return pages.some(isOwn) ? [{ words, isOver: false }] : [];
  }
  const isNamed = (page: Page) => isOwn(page) || lists(page);
  const rooms = pages.filter(isNamed).flatMap((page) => ofPage(page, content, measured, lists(page)) ?? []);
  const others = pages.filter((page) => !isNamed(page) && (bytesLeft(content, page, measured) ?? 0) < 0);
  return [...rooms, ...tooLong(others), ...(isProjects || rooms.length > 0 ? ofSearch(content, measured) : [])];
}

/** Other pages that show the file. */
function tooLong(pages: readonly Page[]): Room[] {
  if (pages.length === 0) return [];
  const named = pages.slice(0, 3).map(({ path }) => path);
  const more = pages.length > named.length ? [`${pages.length - named.length} more`] : [];
  const list = new Intl.ListFormat("en-US").format([...named, ...more]);
  return [{ words: `Too long to appear at once on a phone: ${list}. ${allTheSame}`, isOver: true }];
}
