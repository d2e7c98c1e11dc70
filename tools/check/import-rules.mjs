// In a file of its own: the rules of the site's layers are no source of the studio.

/** Rules of the repository and of the studio. */
export const everywhere = [
  {
    name: "every-package-is-declared",
    severity: "error",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "only-tests-import-tests",
    severity: "error",
    from: { pathNot: "(^|/)tests/|^packages/testing/" },
    to: { path: "(^|/)tests/" },
  },
];

/** Makes rules for the folders at `source`: what is in `path` imports of them only what is allowed. Tests may import all. */
export const layersOf =
  (source) =>
  (name, path, ...allowed) => ({
    name: `${name}-imports-only-lower-layers`,
    severity: "error",
    from: { path, pathNot: "/tests/" },
    to: { path: source, pathNot: allowed },
  });

/** Module resolution of both. */
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
