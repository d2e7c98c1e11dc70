import type { PageData } from "@ttpl/content/derive/page-data.ts";

type Page = PageData<"explorer">;

const explorer = "[data-explorer]:not([data-live])";
/** Also on paper, where groups are tables of their own. */
const hide = (selector: string) => `${selector}{display:none!important}`;

/** Facets in which the projects of a group may have different values. */
const ofRows = ({ facets, groups }: Pick<Page, "facets" | "groups">) =>
  facets.filter(({ values }) =>
    values.some(({ id }) =>
      groups.some(({ projects }) => new Set(projects.map((project) => project.values.includes(id))).size > 1),
    ),
  );

/**
 * Rules that hide the rows without a chosen value of a facet, until the script does that, which also counts and searches.
 * They name the values of the content, so that they cannot stand in a style sheet of the site.
 */
export function FilterStyles({ facets, groups }: Pick<Page, "facets" | "groups">) {
  const rules = facets.flatMap(({ name, values }) => {
    const chosen = (rowsOf: (id: string) => string) =>
      values.map(({ id }) => `[data-explorer]:has([value=${id}]:checked) ${rowsOf(id)}`).join();
    const choosing = `${explorer}:has([name=${name}]:checked)`;
    const row = (id: string) => `[data-values~=${id}]`;
    return [
      hide(`${choosing} [data-values]:not(${chosen(row)})`),
      // A group without such a row.
      hide(`${choosing} tbody:not(${chosen((id) => `tbody:has(${row(id)})`)})`),
    ];
  });
  // Whether a row of a group has values of two facets cannot be asked, so that the headings of groups would stand alone.
  const inRows = ofRows({ facets, groups });
  const pairs = inRows.flatMap((a, index) => inRows.slice(index + 1).map((b) => [a.name, b.name] as const));
  const headings = pairs.map(([a, b]) =>
    hide(`${explorer}:has([name=${a}]:checked):has([name=${b}]:checked) tr:has([scope=rowgroup])`),
  );
  return <style dangerouslySetInnerHTML={{ __html: `@layer pages{${[...rules, ...headings].join("")}}` }} />;
}
