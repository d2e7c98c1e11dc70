/** Colours of a sheet, as site/styles/tokens.css has them: paper is --sheet, ink --ink, dimension --line-strong darkened or lightened to be read. */
export interface Palette {
  paper: string;
  ink: string;
  dimension: string;
}

export const palettes = {
  light: { paper: "#fafbfb", ink: "#14233a", dimension: "#43536a" },
  dark: { paper: "#101e31", ink: "#e1eaf3", dimension: "#a9bacb" },
} as const satisfies Record<string, Palette>;
