import type { Content } from "../content.ts";
import { downloadsOf, pictureNamed } from "./pictures.ts";
import type { Figure } from "../schemas/figure.ts";
import type { FrontMatter } from "../schemas/page.ts";
import { type CaptionedPicture, type WordsBesidePictures, wordsBesidePictures } from "./gallery-items.ts";

/** The figures of a page in reading order, each with its path in the front matter. */
export function figuresIn(frontMatter: FrontMatter): { path: PropertyKey[]; figure: Figure }[] {
  const one = (figure: Figure | undefined, ...path: PropertyKey[]) => (figure ? [{ path, figure }] : []);
  switch (frontMatter.template) {
    case "home":
      return one(frontMatter.figure, "figure");
    case "article":
      return [
        ...one(frontMatter.figure, "figure"),
        ...(frontMatter.figures?.items ?? []).flatMap((figure, index) => one(figure, "figures", "items", index)),
      ];
    case "timeline":
      return [
        ...frontMatter.events.flatMap(({ picture }, index) => one(picture, "events", index, "picture")),
        ...(frontMatter.pictures ?? []).flatMap((figure, index) => one(figure, "pictures", index)),
      ];
    default:
      return [];
  }
}

/** Caption and description of a figure, from the page or from the gallery of that picture; undefined if neither has them. */
export function captionOf({ name, alt, caption }: Figure, galleries: Content["galleries"]) {
  const items = [...galleries.values()].flatMap((gallery) => gallery.items);
  const inGallery = items.flatMap(({ id, title, alt: modelAlt, sheetAlt }) => {
    if (id === name) return [{ title, alt: modelAlt }];
    return `${id}-sheet` === name ? [{ title, alt: sheetAlt }] : [];
  })[0];
  const texts = { title: caption ?? inGallery?.title, alt: alt ?? inGallery?.alt };
  return texts.title !== undefined && texts.alt !== undefined ? { title: texts.title, alt: texts.alt } : undefined;
}

/** A page's figures, ready to be shown. */
export interface PageFigures {
  /** The picture of one figure. */
  readonly of: (figure: Figure | undefined) => CaptionedPicture | undefined;
  /** All of them, for the lightbox, or undefined if the page has none. */
  readonly all: { readonly pictures: readonly CaptionedPicture[]; readonly words: WordsBesidePictures } | undefined;
}

/**
 * Looks up the pictures of a page's figures. Throws if one does not exist or has no texts, which the content check
 * reports beforehand.
 */
export function figuresOfPage(frontMatter: FrontMatter, content: Content): PageFigures {
  const { publicFolder, layoutWords, galleries } = content;
  const captioned = new Map(
    figuresIn(frontMatter).map(({ figure }): [Figure, CaptionedPicture] => {
      const { name } = figure;
      const picture = pictureNamed(name, publicFolder);
      const texts = captionOf(figure, galleries);
      if (!picture || !texts) throw new Error(`There is no picture "${name}", or it has no description`);
      return [figure, { id: name, ...texts, picture, downloads: downloadsOf(name, publicFolder) }];
    }),
  );
  const pictures = [...captioned.values()];
  return {
    of: (figure) => figure && captioned.get(figure),
    all: captioned.size > 0 ? { pictures, words: wordsBesidePictures(layoutWords) } : undefined,
  };
}
