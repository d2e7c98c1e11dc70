import type { Template } from "@ttpl/content/schemas/page.ts";

/** Path of a template's module below apps/site/, such as pages/home/HomePage.tsx for "home". */
export const pageModule = (template: Template | "not-found"): string => {
  const name = template.replaceAll(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
  return `pages/${template}/${name}Page.tsx`;
};
