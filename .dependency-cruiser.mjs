// Which folder may import from which. Every other import and every cycle is an error.
// The reasons are in docs/decisions/0002-floors.md.
const layer = (name, path, ...allowed) => ({
  name: `${name}-imports-only-lower-layers`,
  severity: "error",
  from: { path },
  to: { path: "^(contract|plant|desk|site|site-build|server|publish|tests|tools|bench|content)/", pathNot: allowed },
});
const typesOnly = (name, path, to) => ({
  name: `${name}-imports-only-types-from-there`,
  severity: "error",
  from: { path },
  to: { path: to, dependencyTypesNot: ["type-only"] },
});

/** Rules shared with studio/.dependency-cruiser.mjs. */
export const everywhere = [
  {
    name: "every-package-is-declared",
    severity: "error",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  { name: "only-tests-import-tests", severity: "error", from: { pathNot: "^tests/" }, to: { path: "^tests/" } },
];
/** Module resolution, shared with the studio. */
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
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved-imports", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
    {
      name: "no-dev-dependencies-in-production",
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
          "(\\.d\\.ts$|\\.d\\.mts$|\\.test\\.tsx?$|\\.config\\.ts$|^tools/|^site/document/follow-edits\\.ts$|^desk/(start|client/main|preview/pressed-words)\\.tsx?$)",
      },
      to: {},
    },
    layer("contract", "^contract/", "^contract/"),
    layer("plant", "^plant/", "^plant/"),
    layer(
      "content-loader",
      "^site/content-loader/",
      "^site/content-loader/",
      "^site/search/",
      "^plant/alarm-rules\\.ts$",
    ),
    layer("search", "^site/search/", "^site/search/", "^site/content-loader/parse/fragment\\.ts$"),
    layer(
      "content-parser",
      "^site/content-loader/parse/",
      "^site/content-loader/(parse|schemas|check/content-mistake)",
    ),
    layer("preferences", "^site/preferences/", "^site/preferences/"),
    layer("enquiry-list", "^site/enquiry-list/", "^site/enquiry-list/"),
    layer("document", "^site/document/", "^site/document/", "^site/(preferences|enquiry-list)/"),
    layer("islands", "^site/islands/", "^site/islands/", "^site/document/"),
    layer(
      "components",
      "^site/components/",
      "^site/components/",
      "^site/(islands|enquiry-list)/",
      "^site/content-loader/",
    ),
    typesOnly("components", "^site/components/", "^site/content-loader/"),
    layer(
      "layout",
      "^site/layout/",
      "^site/layout/",
      "^site/components/",
      "^site/preferences/",
      "^site/content-loader/",
    ),
    typesOnly("layout", "^site/layout/", "^site/content-loader/"),
    layer(
      "pages",
      "^site/pages/(?!contact/|demo/)",
      "^site/(pages|components|islands|document|enquiry-list|content-loader|search)/",
    ),
    layer(
      "contact",
      "^site/pages/contact/",
      "^site/(pages/contact|components|islands|document|enquiry-list|content-loader)/",
      "^contract/",
    ),
    layer("demo", "^site/pages/demo/", "^site/(pages/demo|components|islands|document|content-loader)/", "^plant/"),
    {
      name: "templates-do-not-import-each-other",
      severity: "error",
      from: { path: "^site/pages/([^/]+)/" },
      to: { path: "^site/pages/", pathNot: "^site/pages/$1/" },
    },
    layer(
      "root",
      "^site/[^/]+\\.tsx?$",
      "^site/(document|layout|content-loader|styles)/",
      "^site/(page-module|Document)\\.tsx?$",
    ),
    layer(
      "site-build",
      "^site-build/",
      "^site-build/",
      "^site/(content-loader/|components/brand/logo-paths|render\\.tsx$)",
      "^server/(static-site|http/middleware)/",
    ),
    layer("desk", "^desk/", "^desk/", "^site/(content-loader|styles)/", "^publish/", "^tools/ports\\.mjs$"),
    layer("desk-editing", "^desk/editing/", "^desk/editing/", "^site/content-loader/parse/"),
    layer("desk-content", "^desk/content/", "^desk/(content|editing|wire\\.ts)", "^site/content-loader/"),
    layer("desk-history", "^desk/history/", "^desk/(history|content|editing|wire\\.ts)", "^site/content-loader/"),
    layer("desk-photos", "^desk/photos/", "^desk/photos/", "^site/content-loader/parse/"),
    layer(
      "desk-client",
      "^desk/(client|preview)/",
      "^desk/(client|preview|wire\\.ts|content/in-words|editing/markdown/blocks)",
      "^site/styles/",
    ),
    layer("publish", "^publish/", "^publish/", "^site/content-loader/", "^server/(config|html|static-site)/"),
    layer("server", "^server/", "^server/", "^contract/"),
    layer("server-html", "^server/html/", "^server/html/"),
    layer("server-runtime", "^server/(runtime|config)/", "^server/(runtime|config)/"),
    layer("store", "^server/store/", "^server/(store|config|runtime)/", "^contract/"),
    layer("delivery", "^server/delivery/", "^server/(delivery|store|config|runtime)/", "^contract/"),
    layer("static-site", "^server/static-site/", "^server/(static-site|config|html|http|runtime)/", "^contract/"),
    layer("enquiries", "^server/enquiries/", "^server/(enquiries|store|config|html|runtime|http)/", "^contract/"),
    ...everywhere,
  ],
  options: {
    ...resolving,
    // bench/package.json declares only Lighthouse; its other packages are the root's.
    combinedDependencies: true,
    exclude: { path: "(^|/)\\+types/|\\.module\\.css$|\\.css$|\\.woff2$" },
  },
};
