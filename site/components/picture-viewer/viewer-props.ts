import type { PictureWords } from "../../content-loader/schemas/shell-words.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";

/** The data of a picture that its link in the document does not contain. */
const describe = ({ id, title, picture: { drawing }, downloads, counterpart }: CaptionedPicture) => ({
  id,
  title,
  drawing,
  downloads,
  counterpart,
});

/** The texts on and around an enlarged picture. */
const wordsAround = ({ drawing, title, sheetOfSet, count, sheet, solid, table, ...words }: PictureWords) => {
  const { viewer, set, picture, previous, next, zoomIn, zoomOut, close } = words;
  const buttons = { previous, next, zoomIn, zoomOut, close };
  return { drawing, title, sheetOfSet, count, sheet, solid, table, viewer, set, picture, ...buttons };
};

export type DescribedPicture = ReturnType<typeof describe>;
export type ViewerWords = ReturnType<typeof wordsAround>;

export interface ViewerProps {
  pictures: readonly DescribedPicture[];
  words: ViewerWords;
}

/** Props of the viewer, without what the document already contains. */
export const viewerProps = (pictures: readonly CaptionedPicture[], words: PictureWords): ViewerProps => ({
  pictures: pictures.map(describe),
  words: wordsAround(words),
});
