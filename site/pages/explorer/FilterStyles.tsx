import type { PageData } from "../../content-loader/derive/page-data.ts";

/**
 * Rules that hide the rows without a chosen value of a facet, until the script does that, which also counts and searches.
 * They name the values of the content, so that they cannot stand in a style sheet of the site.
 */
export function FilterStyles({ facets }: Pick<PageData<"explorer">, "facets">) {
  const rules = facets.map(({ name, values }) => {
    const chosen = ({ id }: { id: string }) => `[data-explorer]:has([value=${id}]:checked) [data-values~=${id}]`;
    return `[data-explorer]:not([data-live]):has([name=${name}]:checked) [data-values]:not(${values.map(chosen).join()}){display:none}`;
  });
  return <style dangerouslySetInnerHTML={{ __html: `@layer pages{${rules.join("")}}` }} />;
}
