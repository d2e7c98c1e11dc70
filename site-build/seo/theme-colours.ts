import { readFileSync } from "node:fs";

/** The colour around the sheet in each theme, from the one file with colours. */
export function themeColours(name = "paper"): { light: string; dark: string } {
  const css = readFileSync("site/styles/tokens.css", "utf8");
  const found = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, "g"))].map(([, colour]) => colour);
  const [light, dark] = found;
  if (found.length !== 2 || !light || !dark)
    throw new Error(`site/styles/tokens.css must set --${name} for both themes`);
  return { light, dark };
}
