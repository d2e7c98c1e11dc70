import type { Content, Page } from "../content.ts";
import { galleryItems } from "./gallery-items.ts";

/** Where a picture of a gallery is shown, and its caption. */
export interface PictureLink {
  readonly to: string;
  readonly name: string;
}

/** Every page with projects asks for them, and each picture is a file that is read. */
const known = new WeakMap<Content, ReadonlyMap<string, PictureLink>>();

/** For each picture of the galleries, the page that shows it; of a model and its drawing, the model. */
export function picturePages(content: Content): ReadonlyMap<string, PictureLink> {
  const links = known.get(content) ?? readPages(content);
  known.set(content, links);
  return links;
}

function readPages(content: Content): ReadonlyMap<string, PictureLink> {
  const galleries = [...content.pages.values()].flatMap((page) =>
    page.frontMatter.template === "gallery" ? [page as Page<"gallery">] : [],
  );
  const modelsFirst = galleries.toSorted((a, b) => a.frontMatter.shows.localeCompare(b.frontMatter.shows));
  const links = new Map<string, PictureLink>();
  for (const page of modelsFirst)
    for (const item of galleryItems(page, content))
      if ("picture" in item && !links.has(item.id))
        links.set(item.id, { to: `${page.path}?item=${item.id}`, name: item.title });
  return links;
}
