import type { Fault } from "./fault.ts";

/** Faults in what the search finds; the last ones need a build. */
export const searchFaults: readonly Fault[] = [
  {
    name: "Short words are corrected: HART finds a cart.",
    file: "packages/content/search/spelling.ts",
    find: " || (isShort && !isSwapped(term, other))",
    replace: "",
    test: "packages/content/tests/search.test.ts",
  },
  {
    name: "Known short words find what begins with them: SIL finds silos.",
    file: "packages/content/search/word-queries.ts",
    find: "isKnown ? isLast && length > shortWord",
    replace: "isKnown ? isLast",
    test: "packages/content/tests/search.test.ts",
  },
  {
    name: "US is us.",
    file: "packages/content/search/synonyms.ts",
    find: "inCapitals || !isAbbreviation",
    replace: "true",
    test: "packages/content/tests/search.test.ts",
  },
  {
    name: "Ignored words are compared as they are written.",
    file: "packages/content/search/words.ts",
    find: "ignored.flatMap((word) => wantedIn(word).map(compared))",
    replace: "ignored",
    test: "packages/content/tests/search.test.ts",
  },
  {
    name: "A sentence finds everything that has one of its words.",
    file: "packages/content/search/search-index.ts",
    find: "share >= nearest * best || ",
    replace: "share >= 0 || ",
    test: "packages/content/tests/search.test.ts",
  },
  {
    name: "All unknown words of a query are corrected.",
    file: "packages/content/search/word-queries.ts",
    find: "unknown++ < mostUnknown",
    replace: "unknown++ < Infinity",
    test: "packages/content/tests/search.test.ts",
  },
  {
    name: "The second lines of the panels are not found.",
    file: "packages/content/derive/page-texts.ts",
    find: 'secondLine === "panel" ?',
    replace: "secondLine === undefined ?",
    test: "apps/site/tests/pages/search-words.test.ts",
  },
  {
    name: "All pages are seen before the results of a shared link.",
    file: "apps/site/pages/search/asked.ts",
    find: '  place.dataset["asked"] = "";\n',
    replace: "",
    test: "apps/site/tests/browser/search.spec.ts",
  },
];
