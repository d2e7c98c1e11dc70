import type { Fault } from "./fault.ts";

/** The built site as the server sends it. */
export const staticSiteFaults: readonly Fault[] = [
  {
    name: "Documents may be cached for an hour.",
    file: "server/static-site/site-files.ts",
    find: '"public, max-age=30"',
    replace: '"public, max-age=3600"',
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "Hidden files are served.",
    file: "server/static-site/site-files.ts",
    find: 'if (entry.name.startsWith(".") && path !== "/.well-known") continue;',
    replace: "",
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "The compressed form has the entity tag of the plain one.",
    file: "server/static-site/site-files.ts",
    find: "`${hash}-${coding}`",
    replace: "hash",
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "The policy lacks the hashes of style elements.",
    file: "server/static-site/content-policy.ts",
    find: '["\'self\'", ...hashes("style")]',
    replace: "[\"'self'\"]",
    test: "tests/server/content-policy.test.ts",
  },
  {
    name: "The policy lacks the hash of the speculation rules.",
    file: "server/static-site/content-policy.ts",
    find: '["", "module", "speculationrules"]',
    replace: '["", "module"]',
    test: "tests/server/content-policy.test.ts",
  },
  {
    name: "A byte range may end one byte beyond the file.",
    file: "server/static-site/byte-range.ts",
    find: "Math.min(Number(to), length - 1)",
    replace: "Math.min(Number(to), length)",
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "A redirect loses the query.",
    file: "server/static-site/static-response.ts",
    find: "encodeURI(location) + query",
    replace: "encodeURI(location)",
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "A weak entity tag never matches.",
    file: "server/static-site/static-response.ts",
    find: '.replace(/^W\\//, "")',
    replace: "",
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "A coding that the client refuses is sent.",
    file: "server/static-site/content-coding.ts",
    find: "?? 0) > 0",
    replace: "?? 0) >= 0",
    test: "tests/server/static-site.test.ts",
  },
  {
    name: "A former address leads on only in lower case.",
    file: "server/static-site/static-response.ts",
    find: "redirects.get(canonical)",
    replace: 'redirects.get(path ?? "")',
    test: "tests/server/content-policy.test.ts",
  },
  {
    name: "Health checks are answered as unknown addresses.",
    file: "server/static-site/listener.ts",
    find: "if (monitoring.has(path)) return false;",
    replace: "",
    test: "tests/server/site-listener.test.ts",
  },
];
