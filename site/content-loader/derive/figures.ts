import type { Content } from "../content.ts";
import { downloadsOf, pictureNamed } from "./pictures.ts";
import type { Figure } from "../schemas/figure.ts";
import type { FrontMatter } from "../schemas/page.ts";
import type { PictureWords } from "../schemas/shell-words.ts";
import type { CaptionedPicture } from "./gallery-items.ts";

/** The figures of a page in reading order, each with its path in the front matter. */
export function figuresIn(frontMatter: FrontMatter): { path: PropertyKey[]; figure: Figure }[] {
  const one = (figure: Figure | undefined, ...path: PropertyKey[]) => (figure ? [{ path, figure }] : []);
  switch (frontMatter.template) {
    case "home":
      return one(frontMatter.figure, "figure");
    case "article":
      return [
        ...one(frontMatter.figure, "figure"),
        ...(frontMatter.figures?.items ?? []).flatMap((figure, at) => one(figure, "figures", "items", at)),
      ];
    case "timeline":
      return frontMatter.events.flatMap(({ picture }, at) => one(picture, "events", at, "picture"));
    default:
      return [];
  }
}

/** A page's figures, ready to be shown. */
export interface PageFigures {
  /** The picture of one figure. */
  readonly of: (figure: Figure | undefined) => CaptionedPicture | undefined;
  /** All of them, for the lightbox, or undefined if the page has none. */
  readonly all: { readonly pictures: readonly CaptionedPicture[]; readonly words: PictureWords } | undefined;
}

/**
 * Looks up the pictures of a page's figures. Throws if one does not exist, which the content check reports beforehand.
 */
export function figuresOfPage(frontMatter: FrontMatter, { publicFolder, shellWords }: Content): PageFigures {
  const captioned = new Map(
    figuresIn(frontMatter).map(({ figure }): [Figure, CaptionedPicture] => {
      const { name, alt, caption } = figure;
      const picture = pictureNamed(name, publicFolder);
      if (!picture) throw new Error(`There is no picture "${name}"`);
      return [figure, { id: name, title: caption, alt, picture, downloads: downloadsOf(name, publicFolder) }];
    }),
  );
  return {
    of: (figure) => figure && captioned.get(figure),
    all: captioned.size > 0 ? { pictures: [...captioned.values()], words: shellWords.pictures } : undefined,
  };
}
