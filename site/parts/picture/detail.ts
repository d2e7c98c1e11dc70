/**
 * Where a drawing is shown in part, as its letters could not be read where it stands. PictureLink.module.css marks the part
 * in the same places. Paper shows what a desktop screen shows: a browser prints without waiting for another file.
 */
export const detailMedia = {
  /** In a column that is narrow everywhere. */
  always: undefined,
  /** In all columns together. */
  onPhones: "(width < 40rem)",
  /** Beside the beginning of an article where there is room, else as wide as that (ArticlePage.module.css). */
  besideText: "print, (width < 40rem), (width >= 76rem)",
} as const;

export type DetailShown = keyof typeof detailMedia;
