import type { ImageObject } from "schema-dts";
import type { Content, Page } from "@ttpl/content/content.ts";
import { figuresOfPage } from "@ttpl/content/derive/figures.ts";
import type { Picture } from "@ttpl/content/derive/pictures.ts";
import { galleryItems, type CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";

const isGallery = (page: Page | Page<"gallery">): page is Page<"gallery"> => page.frontMatter.template === "gallery";

/** The pictures of a page, in reading order. */
export function picturesOf(page: Page, content: Content): readonly CaptionedPicture[] {
  if (!isGallery(page)) return figuresOfPage(page.frontMatter, content).all?.pictures ?? [];
  return galleryItems(page, content).filter((item): item is CaptionedPicture => "picture" in item);
}

/** The file that represents a picture: the widest one of a render, the light one of a drawing. */
const fileOf = (picture: Picture): string =>
  "light" in picture ? picture.light : (picture.variants.at(-1)?.file ?? "");

/**
 * Creator and licence of a page's pictures:
 * https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
export function imageObjects(page: Page, content: Content): ImageObject[] {
  const { name, origin } = content.company;
  // Described on the home page (structured-data.ts).
  const organization = { "@id": `${origin}/#organization` } as const;
  return picturesOf(page, content).map(({ title, picture }) => ({
    "@type": "ImageObject",
    name: title,
    contentUrl: origin + fileOf(picture),
    creator: organization,
    creditText: name,
    copyrightNotice: `© ${name}`,
    license: origin + content.layoutWords.pictures.licence.to,
    acquireLicensePage: origin + content.layoutWords.enquire.to,
  }));
}
