/**
 * On which screens a drawing is shown in part, as its letters could not be read where it stands: those with less room than
 * two columns and a side panel, those with less than one wide column, or all. Never on paper. PictureLink.module.css marks
 * the part on the same screens.
 */
export const detailMedia = {
  always: "screen",
  below60rem: "screen and (width < 60rem)",
  below40rem: "screen and (width < 40rem)",
} as const;

export type DetailShown = keyof typeof detailMedia;
