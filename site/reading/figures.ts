import type { Content } from "./content.ts";
import { downloadsOf, pictureNamed } from "./pictures.ts";
import type { Figure } from "./schemas/figure.ts";
import type { PageMatter } from "./schemas/page.ts";
import type { PictureWords } from "./schemas/shell-words.ts";
import type { ShownPicture } from "./shown-pictures.ts";

/** The figures of a page in reading order, each with its place in the settings. */
export function figuresIn(matter: PageMatter): { path: PropertyKey[]; figure: Figure }[] {
  const one = (figure: Figure | undefined, ...path: PropertyKey[]) => (figure ? [{ path, figure }] : []);
  switch (matter.template) {
    case "home":
      return one(matter.figure, "figure");
    case "article":
      return [
        ...one(matter.figure, "figure"),
        ...(matter.figures?.items ?? []).flatMap((figure, at) => one(figure, "figures", "items", at)),
      ];
    case "timeline":
      return matter.events.flatMap(({ picture }, at) => one(picture, "events", at, "picture"));
    default:
      return [];
  }
}

/** A page's figures as they are shown. */
export interface ShownFigures {
  /** What was made of one of them. */
  readonly of: (figure: Figure | undefined) => ShownPicture | undefined;
  /** All of them, to be leafed through, or undefined if the page has none. */
  readonly all: { readonly pictures: readonly ShownPicture[]; readonly words: PictureWords } | undefined;
}

/** Finds the pictures of a page's figures. Throws if one is not made, which the check of the content tells beforehand. */
export function shownFigures(matter: PageMatter, { publicFolder, shellWords }: Content): ShownFigures {
  const shown = new Map(
    figuresIn(matter).map(({ figure }): [Figure, ShownPicture] => {
      const { name, alt, caption } = figure;
      const picture = pictureNamed(name, publicFolder);
      if (!picture) throw new Error(`There is no picture "${name}"`);
      return [figure, { id: name, title: caption, alt, picture, downloads: downloadsOf(name, publicFolder) }];
    }),
  );
  return {
    of: (figure) => figure && shown.get(figure),
    all: shown.size > 0 ? { pictures: [...shown.values()], words: shellWords.pictures } : undefined,
  };
}
