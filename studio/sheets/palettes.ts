import { siteColours } from "../site-colours.ts";

export type Palette = Readonly<Record<"paper" | "ink" | "dimension", string>>;

/** The colours of a sheet in both themes, which are colours of the site. */
export const palettes: Readonly<Record<"light" | "dark", Palette>> = siteColours({
  paper: "sheet",
  ink: "ink",
  dimension: "ink-soft",
});
