import type { PictureWords } from "../../content-loader/schemas/shell-words.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import type { Frame } from "../../content-loader/derive/pictures.ts";

/** A view of a drawing, with the name by which the address and the words know it. */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly frame: Frame;
}

/** A picture with its views, as the lightbox shows it. */
export interface EnlargedPicture extends CaptionedPicture {
  readonly views: readonly View[];
}

/** The data of a picture that its link in the document does not contain. */
const describe = ({ id, title, picture, downloads, counterpart }: CaptionedPicture, words: PictureWords) => {
  const views = Object.entries("light" in picture ? (picture.views ?? {}) : {});
  return {
    id,
    title,
    drawing: picture.drawing,
    downloads,
    counterpart,
    views: views.map(([name, frame]): View => ({ id: name, name: words.views[name] ?? name, frame })),
  };
};

/** The texts on and around an enlarged picture. */
const wordsAround = ({ drawing, title, sheetOfSet, count, sheet, solid, ...words }: PictureWords) => {
  const { viewer, set, picture, previous, next, zoomIn, zoomOut, close } = words;
  const { scale, frame, whole, fullWidth, details } = words;
  const buttons = { previous, next, zoomIn, zoomOut, close, scale, frame, whole, fullWidth, details };
  return { drawing, title, sheetOfSet, count, sheet, solid, viewer, set, picture, ...buttons };
};

export type DescribedPicture = ReturnType<typeof describe>;
export type ViewerWords = ReturnType<typeof wordsAround>;

export interface ViewerProps {
  pictures: readonly DescribedPicture[];
  words: ViewerWords;
}

/** Props of the viewer, without what the document already contains. */
export const viewerProps = (pictures: readonly CaptionedPicture[], words: PictureWords): ViewerProps => ({
  pictures: pictures.map((picture) => describe(picture, words)),
  words: wordsAround(words),
});
