import { readFileSync } from "node:fs";

/** A color in both themes, read from the only file with colors. By default that of the page background. */
export function themeColors(name = "paper"): { light: string; dark: string } {
  const css = readFileSync("apps/site/styles/tokens.css", "utf8");
  const found = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, "g"))].map(([, color]) => color);
  const [light, dark] = found;
  if (found.length !== 2 || !light || !dark)
    throw new Error(`apps/site/styles/tokens.css must set --${name} for both themes`);
  return { light, dark };
}
