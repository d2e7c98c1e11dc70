import type { Fault } from "./fault.ts";

/** What readers of the projects and of the documents on paper would miss; each needs a build. */
export const projectFaults: readonly Fault[] = [
  {
    name: "A group's heading is not repeated on the next sheet.",
    file: "apps/site/pages/explorer/PrintedRows.module.css",
    find: "      display: table-header-group;\n",
    replace: "      display: table-row;\n",
    test: "apps/site/tests/browser/experience-print.spec.ts",
  },
  {
    name: "The title block of printed projects has no choice in its address.",
    file: "apps/site/pages/explorer/explorer.island.tsx",
    find: "  printWholeAddress();\n",
    replace: "",
    test: "apps/site/tests/browser/experience-print.spec.ts",
  },
  {
    name: "What a choice of projects finds is said later.",
    file: "apps/site/pages/explorer/explorer.island.tsx",
    find: 'apply(choice, how === "replace" ? spokenAfterKey : 0);',
    replace: "apply(choice, spokenAfterKey);",
    test: "apps/site/tests/browser/experience.spec.ts",
  },
  {
    name: "Values of an address that there are not are passed over in silence.",
    file: "apps/site/pages/explorer/explorer.island.tsx",
    find: "apply(choiceOf(form), 0, unknownIn(address.pairs, form));",
    replace: "apply(choiceOf(form));",
    test: "apps/site/tests/browser/experience.spec.ts",
  },
  {
    name: "The numbers of the facets are said, each by itself.",
    file: "apps/site/pages/explorer/FacetForm.tsx",
    find: "<span data-count>{count}</span>",
    replace: "<output data-count>{count}</output>",
    test: "apps/site/tests/browser/experience.spec.ts",
  },
  {
    name: "What is chosen scrolls out of sight.",
    file: "apps/site/pages/explorer/ResultBar.module.css",
    find: "      position: sticky;\n",
    replace: "",
    test: "apps/site/tests/browser/experience.spec.ts",
  },
  {
    name: "Empty tables are saved.",
    file: "apps/site/pages/explorer/explorer.island.tsx",
    find: "button.disabled = shown.length === 0;",
    replace: "button.disabled = false;",
    test: "apps/site/tests/browser/experience.spec.ts",
  },
  {
    name: "MGD are taken for MLD.",
    file: "packages/content/search/quantities.ts",
    find: "3785.411784",
    replace: "1000",
    test: "apps/site/tests/unit/project-search.test.ts",
  },
  {
    name: "Two projects may have the same number.",
    file: "packages/content/check/check-project-facets.ts",
    find: "      ...ofItsOwn(id, at),\n",
    replace: "",
    test: "packages/content/tests/project-facets.test.ts",
  },
  {
    name: "The link past the facets leads nowhere.",
    file: "apps/site/pages/explorer/FacetForm.tsx",
    find: "href={`#${rowsId}`}",
    replace: "href={`#${rowsId}s`}",
    test: "apps/site/tests/browser/experience.spec.ts",
  },
  {
    name: "The menu does not list all documents on paper.",
    file: "packages/content/derive/site-papers.ts",
    find: "...sitePapers(content)]",
    replace: "...sitePapers(content).slice(1)]",
    test: "apps/site/tests/browser/menu.spec.ts",
  },
  {
    name: "The home page does not link the capability statement.",
    file: "apps/site/pages/home/HomePage.tsx",
    find: "<PaperLinks {...page.statement} />",
    replace: "",
    test: "apps/site/tests/pages/documents-on-paper.test.ts",
  },
];
