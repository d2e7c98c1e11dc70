import type { Fault } from "./fault.ts";

/** What readers of the projects and of the documents on paper would miss; each needs a build. */
export const projectFaults: readonly Fault[] = [
  {
    name: "A group's heading is not repeated on the next sheet.",
    file: "site/pages/explorer/PrintedRows.module.css",
    find: "      display: table-header-group;\n",
    replace: "      display: table-row;\n",
    test: "tests/browser/experience-print.spec.ts",
  },
  {
    name: "The title block of printed projects has no choice in its address.",
    file: "site/pages/explorer/explorer.island.tsx",
    find: "  printWholeAddress();\n",
    replace: "",
    test: "tests/browser/experience-print.spec.ts",
  },
  {
    name: "What a choice of projects finds is said later.",
    file: "site/pages/explorer/explorer.island.tsx",
    find: 'apply(choice, how === "replace" ? spokenAfterKey : 0);',
    replace: "apply(choice, spokenAfterKey);",
    test: "tests/browser/experience.spec.ts",
  },
  {
    name: "Values of an address that there are not are passed over in silence.",
    file: "site/pages/explorer/explorer.island.tsx",
    find: "apply(choiceOf(form), 0, unknownIn(address.pairs, form));",
    replace: "apply(choiceOf(form));",
    test: "tests/browser/experience.spec.ts",
  },
  {
    name: "The link past the facets leads nowhere.",
    file: "site/pages/explorer/FacetForm.tsx",
    find: "href={`#${rowsId}`}",
    replace: "href={`#${rowsId}s`}",
    test: "tests/browser/experience.spec.ts",
  },
  {
    name: "The menu does not list all documents on paper.",
    file: "site/content-loader/derive/site-papers.ts",
    find: "...sitePapers(content)]",
    replace: "...sitePapers(content).slice(1)]",
    test: "tests/browser/terms.spec.ts",
  },
  {
    name: "The home page does not link the capability statement.",
    file: "site/pages/home/HomePage.tsx",
    find: "<PaperLinks {...page.statement} />",
    replace: "",
    test: "tests/browser/terms.spec.ts",
  },
];
