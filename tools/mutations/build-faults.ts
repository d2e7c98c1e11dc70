import type { Fault } from "./fault.ts";

/** The steps after prerendering, as far as they need no build. */
export const buildFaults: readonly Fault[] = [
  {
    name: "The sitemap gives the date of a page's oldest file.",
    file: "apps/site/build/seo/sitemap.ts",
    find: "Date.parse(other) - Date.parse(one)",
    replace: "Date.parse(one) - Date.parse(other)",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "The sitemap gives a date although one of a page's files has none.",
    file: "apps/site/build/seo/sitemap.ts",
    find: "dates.every(",
    replace: "dates.some(",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "Search engines are allowed to read the endpoint.",
    file: "apps/site/build/seo/sitemap.ts",
    find: "Disallow: /api/",
    replace: "Allow: /api/",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "Words of a page can end the script element of its structured data.",
    file: "apps/site/build/seo/head-tags.ts",
    find: 'JSON.stringify(data).replaceAll("<", String.raw`\\u003c`)',
    replace: "JSON.stringify(data)",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "Quotes in a title end the attribute.",
    file: "apps/site/build/seo/head-tags.ts",
    find: '.replaceAll(\'"\', "&quot;")',
    replace: "",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "An opening ends the day before its last.",
    file: "apps/site/build/seo/job-posting.ts",
    find: "|| until < today",
    replace: "|| until <= today",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "The structured breadcrumbs are counted from zero.",
    file: "apps/site/build/seo/structured-data.ts",
    find: "position: at + 1",
    replace: "position: at",
    test: "apps/site/tests/unit/seo/structured-data.test.ts",
  },
  {
    name: "Files with uncommitted changes keep the date of their last commit.",
    file: "apps/site/build/seo/last-modified.ts",
    find: "dates.delete(line.slice(3 + prefix.length))",
    replace: "dates.delete(line.slice(prefix.length))",
    test: "apps/site/tests/unit/seo/last-modified.test.ts",
  },
  {
    name: "A damaged entry of the build's cache is used.",
    file: "apps/site/build/build-cache.ts",
    find: "if (seal(kept).equals(entry.subarray(0, digestSize))) {",
    replace: "if (entry.length > digestSize) {",
    test: "apps/site/tests/unit/build-cache.test.ts",
  },
  {
    name: "The build's cache grows without limit.",
    file: "apps/site/build/build-cache.ts",
    find: "if (sum > limit || now - usedAt > longestUnused)",
    replace: "if (now - usedAt > longestUnused)",
    test: "apps/site/tests/unit/build-cache.test.ts",
  },
  {
    name: "Two parts of what a cached file is made of are taken for one.",
    file: "apps/site/build/build-cache.ts",
    find: "hash.update(`${part.length} `).update(part)",
    replace: "hash.update(part)",
    test: "apps/site/tests/unit/build-cache.test.ts",
  },
];
