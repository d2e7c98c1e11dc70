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
    floor("reading", "^site/reading/", "^site/reading/"),
    floor("preferences", "^site/preferences/", "^site/preferences/"),
    floor("document", "^site/document/", "^site/document/", "^site/preferences/"),
    floor("islands", "^site/islands/", "^site/islands/", "^site/document/"),
    floor("parts", "^site/parts/", "^site/parts/", "^site/islands/", "^site/reading/"),
    typesOnly("parts", "^site/parts/", "^site/reading/"),
    floor("shell", "^site/shell/", "^site/shell/", "^site/parts/", "^site/preferences/", "^site/reading/"),
    typesOnly("shell", "^site/shell/", "^site/reading/"),
    floor("pages", "^site/pages/(?!contact/)", "^site/(pages|parts|islands|document|reading)/"),
    floor("contact", "^site/pages/contact/", "^site/(pages/contact|parts|document|reading)/", "^contract/"),
    {
      name: "a-template-knows-no-other-template",
      severity: "error",
      from: { path: "^site/pages/([^/]+)/" },
      to: { path: "^site/pages/", pathNot: "^site/pages/$1/" },
    },
    floor("root", "^site/[^/]+\\.tsx?$", "^site/(document|shell|reading|styles)/", "^site/page-module\\.ts$"),
    floor("site-build", "^site-build/", "^site-build/", "^site/reading/", "^server/(site|middleware)/"),
    floor("server", "^server/", "^server/", "^contract/"),
    ...everywhere,
  ],
  options: {
    ...resolving,
    // The bench has a package of its own for Lighthouse alone, and takes the rest from here.
    combinedDependencies: true,
    exclude: { path: "(^|/)\\+types/|\\.module\\.css$|\\.css$|\\.woff2$" },
  },
};
