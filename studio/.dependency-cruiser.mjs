// The floors of the drawing office: parts below models, models below what lints, renders, drafts and gives them away.
// Diagrams stand beside them and share nothing with them but the bookkeeping.
const floor = (name, path, ...allowed) => ({
  name: `${name}-imports-only-what-lies-below`,
  severity: "error",
  from: { path },
  to: { path: "^(contact-sheet|diagrams|kit|lint|models|render|sheets|solids|tests|views)/", pathNot: allowed },
});

export default {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "every-package-is-declared",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: "(\\.d\\.ts$|\\.test\\.ts$|\\.config\\.ts$|^(models|views|diagrams/items)/|^pictures\\.ts$)",
      },
      to: {},
    },
    floor("kit", "^kit/", "^kit/"),
    floor("lint", "^lint/", "^(kit|lint)/"),
    floor("models", "^models/", "^(kit|models)/"),
    floor("views", "^views/", "^(kit|models|views)/"),
    floor("render", "^render/", "^(kit|models|render)/"),
    floor("sheets", "^sheets/", "^(kit|models|sheets)/"),
    floor("solids", "^solids/", "^(kit|models|solids)/"),
    floor("contact-sheet", "^contact-sheet/", "^(contact-sheet|kit|render)/", "^sheets/(lettering|palettes)\\.ts$"),
    floor("diagrams", "^diagrams/", "^diagrams/", "^models/parts/duty\\.ts$"),
    { name: "only-tests-import-tests", severity: "error", from: { pathNot: "^tests/" }, to: { path: "^tests/" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
  },
};
