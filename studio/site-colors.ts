import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../apps/site/styles/tokens.css", import.meta.url), "utf8");

/**
 * Colors of the site for a drawing, by role and theme: `{ paper: "surface" }` gives the token `--surface` as `paper`.
 * Throws unless apps/site/styles/tokens.css sets each token exactly twice as #rrggbb, light theme first.
 */
export function siteColors<Role extends string>(
  tokens: Readonly<Record<Role, string>>,
  styles = css,
): Record<"light" | "dark", Record<Role, string>> {
  const pairs = Object.entries<string>(tokens).map(([role, token]) => {
    const found = [...styles.matchAll(new RegExp(`--${token}:\\s*(#[0-9a-f]{6});`, "g"))].map(([, color]) => color);
    if (found.length !== 2) throw new Error(`apps/site/styles/tokens.css must set --${token} for both themes`);
    return [role, found] as const;
  });
  const theme = (index: 0 | 1) =>
    Object.fromEntries(pairs.map(([role, colors]) => [role, colors[index]])) as Record<Role, string>;
  return { light: theme(0), dark: theme(1) };
}
