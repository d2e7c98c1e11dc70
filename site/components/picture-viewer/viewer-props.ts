import type { PictureWords } from "../../content-loader/schemas/layout-words.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";

const viewNamesOf = ({ picture }: CaptionedPicture) => Object.keys("light" in picture ? (picture.views ?? {}) : {});

/** Sizes as they are shown, in whole kB: fewer different digits in the document. */
const rounded = (downloads: CaptionedPicture["downloads"]): CaptionedPicture["downloads"] =>
  Object.fromEntries(
    Object.entries(downloads).map(([kind, bytes]) => [kind, Math.max(1, Math.round(bytes / 1000)) * 1000]),
  );

/**
 * The data of a picture that its link in the document does not contain. The frames of its views, which no visitor needs
 * before the picture is enlarged, are fetched then (use-views.ts).
 */
const describe = ({ id, title, picture: { drawing }, downloads, counterpart }: CaptionedPicture) => ({
  id,
  title,
  drawing,
  downloads: rounded(downloads),
  counterpart,
});

/** The texts on and around an enlarged picture. */
const wordsAround = (
  { drawing, title, sheetOfSet, count, sheet, pdf, dxf, solid, glb, table, ...words }: PictureWords,
  pictures: readonly CaptionedPicture[],
) => {
  const { viewer, set, picture, previous, next, zoomIn, zoomOut, close } = words;
  const { scale, frame, whole, fullWidth, details } = words;
  const buttons = { previous, next, zoomIn, zoomOut, close, scale, frame, whole, fullWidth, details };
  const used = new Set(pictures.flatMap(viewNamesOf));
  const views = Object.fromEntries(Object.entries(words.views).filter(([name]) => used.has(name)));
  const kinds = new Set(pictures.flatMap((picture) => Object.keys(picture.downloads)));
  const downloads = Object.fromEntries(
    Object.entries({ sheet, pdf, dxf, solid, glb, table }).filter(([kind]) => kinds.has(kind)),
  ) as Record<keyof CaptionedPicture["downloads"], string>;
  return { drawing, title, sheetOfSet, count, ...downloads, viewer, set, picture, views, ...buttons };
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
  words: wordsAround(words, pictures),
});
