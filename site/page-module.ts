import type { Template } from "./content-loader/schemas/page.ts";

/** Where the module of a template lies below site/: "home" in pages/home/HomePage.tsx, and so on. */
export const pageModule = (template: Template | "not-found"): string => {
  const name = template.replaceAll(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
  return `pages/${template}/${name}Page.tsx`;
};
