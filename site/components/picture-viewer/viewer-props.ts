import type { CaptionedPicture, WordsBesidePictures } from "../../content-loader/derive/gallery-items.ts";
import { viewNameOf } from "./view-name.ts";

const viewNamesOf = ({ picture }: CaptionedPicture) => Object.keys("light" in picture ? (picture.views ?? {}) : {});

/** Sizes in kB, as they are shown, and at least 1: fewer digits in the document. */
const inKilobytes = (downloads: CaptionedPicture["downloads"]): CaptionedPicture["downloads"] | undefined => {
  const sizes = Object.entries(downloads).map(([kind, bytes]) => [kind, Math.max(1, Math.round(bytes / 1000))]);
  return sizes.length > 0 ? (Object.fromEntries(sizes) as CaptionedPicture["downloads"]) : undefined;
};

/**
 * The data of a picture that its link in the document does not contain. The frames of its views, which no visitor needs
 * before the picture is enlarged, are fetched then (use-views.ts).
 */
const describe = ({ id, title, picture: { drawing }, downloads, counterpart }: CaptionedPicture, paired: boolean) => ({
  id,
  title,
  drawing,
  /** In kB. */
  downloads: inKilobytes(downloads),
  /** Has no counterpart, where others have one. */
  alone: paired && !counterpart ? true : undefined,
});

/** The texts on and around an enlarged picture. */
const wordsAround = (
  { drawing, title, sheetOfSet, count, sheet, pdf, dxf, solid, glb, table, ...words }: WordsBesidePictures,
  pictures: readonly CaptionedPicture[],
) => {
  const { viewer, set, picture, previous, next, zoomIn, zoomOut, close } = words;
  const { scale, frame, whole, fullWidth, details } = words;
  const buttons = { previous, next, zoomIn, zoomOut, close, scale, frame, whole, fullWidth, details };
  const used = new Set(pictures.flatMap(viewNamesOf));
  const views = Object.fromEntries(
    Object.entries(words.views).filter(([id, name]) => used.has(id) && name !== viewNameOf(id)),
  );
  const kinds = new Set(pictures.flatMap((picture) => Object.keys(picture.downloads)));
  const downloads = Object.fromEntries(
    Object.entries({ sheet, pdf, dxf, solid, glb, table }).filter(([kind]) => kinds.has(kind)),
  ) as Record<keyof CaptionedPicture["downloads"], string>;
  const { add, remove, count: listed, refused } = words.list;
  const list = { add, remove, count: listed, refused };
  return { drawing, title, sheetOfSet, count, ...downloads, viewer, set, picture, views, ...buttons, list };
};

export type DescribedPicture = ReturnType<typeof describe>;
export type ViewerWords = ReturnType<typeof wordsAround>;

export interface ViewerProps {
  pictures: readonly DescribedPicture[];
  words: ViewerWords;
  /** The link to the counterpart of a picture, without its id. */
  counterpart?: { readonly to: string; readonly name: string } | undefined;
}

/** Props of the viewer, without what the document already contains. */
export function viewerProps(pictures: readonly CaptionedPicture[], words: WordsBesidePictures): ViewerProps {
  const paired = pictures.find(({ counterpart }) => counterpart);
  const { to, name } = paired?.counterpart ?? {};
  return {
    pictures: pictures.map((picture) => describe(picture, paired !== undefined)),
    words: wordsAround(words, pictures),
    counterpart: paired && to && name ? { to: to.slice(0, -paired.id.length), name } : undefined,
  };
}
