// The floors of the house: which folder may import from which. Imports go down only, and there are no circles.
// Anything not allowed here is an error; docs/decisions/0002-floors.md says why the floors lie as they do.
const floor = (name, path, ...allowed) => ({
  name: `${name}-imports-only-what-lies-below`,
  severity: "error",
  from: { path },
  to: { path: "^(contract|site|site-build|server|tests|tools|bench|content)/", pathNot: allowed },
});
const typesOnly = (name, path, to) => ({
  name: `${name}-takes-only-types-from-there`,
  severity: "error",
  from: { path },
  to: { path: to, dependencyTypesNot: ["type-only"] },
});

/** Rules that hold in the drawing office too (studio/.dependency-cruiser.mjs). */
export const everywhere = [
  {
    name: "every-package-is-declared",
    severity: "error",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  { name: "only-tests-import-tests", severity: "error", from: { pathNot: "^tests/" }, to: { path: "^tests/" } },
];
/** How imports are found, here and there. */
export const resolving = {
  doNotFollow: { path: "node_modules" },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.json" },
  detectProcessBuiltinModuleCalls: true,
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "types", "default"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
  },
};

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "what-runs-needs-no-development-package",
      severity: "error",
      from: { path: "^(server|contract)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot:
          "(\\.d\\.ts$|\\.d\\.mts$|\\.test\\.tsx?$|^site/(root|routes|entry\\.client)\\.tsx?$|\\.config\\.ts$|^tools/)",
      },
      to: {},
    },
    floor("contract", "^contract/", "^contract/"),
    floor("content-loader", "^site/content-loader/", "^site/content-loader/"),
    floor(
      "content-parser",
      "^site/content-loader/parse/",
      "^site/content-loader/(parse|schemas|check/content-mistake)",
    ),
    floor("preferences", "^site/preferences/", "^site/preferences/"),
    floor("document", "^site/document/", "^site/document/", "^site/preferences/"),
    floor("islands", "^site/islands/", "^site/islands/", "^site/document/"),
    floor("components", "^site/components/", "^site/components/", "^site/islands/", "^site/content-loader/"),
    typesOnly("components", "^site/components/", "^site/content-loader/"),
    floor(
      "layout",
      "^site/layout/",
      "^site/layout/",
      "^site/components/",
      "^site/preferences/",
      "^site/content-loader/",
    ),
    typesOnly("layout", "^site/layout/", "^site/content-loader/"),
    floor("pages", "^site/pages/(?!contact/)", "^site/(pages|components|islands|document|content-loader)/"),
    floor("contact", "^site/pages/contact/", "^site/(pages/contact|components|document|content-loader)/", "^contract/"),
    {
      name: "a-template-knows-no-other-template",
      severity: "error",
      from: { path: "^site/pages/([^/]+)/" },
      to: { path: "^site/pages/", pathNot: "^site/pages/$1/" },
    },
    floor("root", "^site/[^/]+\\.tsx?$", "^site/(document|layout|content-loader|styles)/", "^site/page-module\\.ts$"),
    floor(
      "site-build",
      "^site-build/",
      "^site-build/",
      "^site/(content-loader/|components/brand/logo-paths)",
      "^server/(static-site|http/middleware)/",
    ),
    floor("server", "^server/", "^server/", "^contract/"),
    floor("server-html", "^server/html/", "^server/html/"),
    floor("server-runtime", "^server/(runtime|config)/", "^server/(runtime|config)/"),
    floor("store", "^server/store/", "^server/(store|config|runtime)/", "^contract/"),
    floor("delivery", "^server/delivery/", "^server/(delivery|store|config|runtime)/", "^contract/"),
    floor("static-site", "^server/static-site/", "^server/(static-site|config|html|http)/", "^contract/"),
    floor("enquiries", "^server/enquiries/", "^server/(enquiries|store|config|html|runtime|http)/", "^contract/"),
    ...everywhere,
  ],
  options: {
    ...resolving,
    // The bench has a package of its own for Lighthouse alone, and takes the rest from here.
    combinedDependencies: true,
    exclude: { path: "(^|/)\\+types/|\\.module\\.css$|\\.css$|\\.woff2$" },
  },
};
