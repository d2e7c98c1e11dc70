/**
 * On which screens a drawing is shown in part, as its letters could not be read where it stands. Never on paper.
 * PictureLink.module.css marks the part on the same screens.
 */
export const detailMedia = {
  /** In a column that is narrow on every screen. */
  always: "screen",
  /** In all columns together. */
  onPhones: "screen and (width < 40rem)",
  /** Beside the beginning of an article where there is room, else as wide as that (ArticlePage.module.css). */
  besideText: "screen and (width < 40rem), screen and (width >= 76rem)",
} as const;

export type DetailShown = keyof typeof detailMedia;
