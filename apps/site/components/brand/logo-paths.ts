/** The logo's outlines in a frame of 150 × 76 units, for the page and for link previews. */
export const logoPaths = {
  /** Strokes 8 units wide. */
  letters: "M4 12h33M20.5 12v40M42 12h33M58.5 12v40M87 52V12h13a11.5 11.5 0 0 1 0 23H87M127 8v40h19",
  /** A dimension line below them, filled and stroked. */
  dimension: "M4 59v11M146 59v11M4 65h142M4 65l7-2.2v4.4zM146 65l-7-2.2v4.4z",
};
