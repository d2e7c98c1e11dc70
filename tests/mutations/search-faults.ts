import type { Fault } from "./fault.ts";

/** Faults in what the search finds; the last ones need a build. */
export const searchFaults: readonly Fault[] = [
  {
    name: "Short words are corrected: HART finds a cart.",
    file: "site/search/spelling.ts",
    find: " || (isShort && !isSwapped(term, other))",
    replace: "",
    test: "tests/unit/search.test.ts",
  },
  {
    name: "Known short words find what begins with them: SIL finds silos.",
    file: "site/search/word-queries.ts",
    find: "isKnown ? isLast && length > shortWord",
    replace: "isKnown ? isLast",
    test: "tests/unit/search.test.ts",
  },
  {
    name: "US is us.",
    file: "site/search/synonyms.ts",
    find: "inCapitals || !isAbbreviation",
    replace: "true",
    test: "tests/unit/search.test.ts",
  },
  {
    name: "Ignored words are compared as they are written.",
    file: "site/search/words.ts",
    find: "ignored.flatMap((word) => wantedIn(word).map(compared))",
    replace: "ignored",
    test: "tests/unit/search.test.ts",
  },
  {
    name: "A sentence finds everything that has one of its words.",
    file: "site/search/search-index.ts",
    find: "share >= nearest * best || ",
    replace: "share >= 0 || ",
    test: "tests/unit/search.test.ts",
  },
  {
    name: "All unknown words of a query are corrected.",
    file: "site/search/word-queries.ts",
    find: "unknown++ < mostUnknown",
    replace: "unknown++ < Infinity",
    test: "tests/unit/search.test.ts",
  },
  {
    name: "The second lines of the panels are not found.",
    file: "site/content-loader/derive/page-texts.ts",
    find: 'secondLine === "panel" ?',
    replace: "secondLine === undefined ?",
    test: "tests/pages/search-words.test.ts",
  },
  {
    name: "All pages are seen before the results of a shared link.",
    file: "site/pages/search/asked.ts",
    find: '  place.dataset["asked"] = "";\n',
    replace: "",
    test: "tests/browser/search.spec.ts",
  },
];
