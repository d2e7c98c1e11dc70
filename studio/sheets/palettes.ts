import { siteColors } from "../site-colors.ts";

export type Palette = Readonly<Record<"paper" | "ink" | "dimension", string>>;

/** The colors of a sheet in both themes, which are colors of the site. */
export const palettes: Readonly<Record<"light" | "dark", Palette>> = siteColors({
  paper: "surface",
  ink: "ink",
  dimension: "ink-soft",
});
