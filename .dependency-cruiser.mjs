import { everywhere, layersOf, resolving } from "./tools/check/import-rules.mjs";

// Which package may import from which, and inside a package which folder from which. Every other import and every cycle is
// an error, of types alone too. The reasons are in docs/decisions/0002-layers.md.
const layer = layersOf("^(apps|packages|bench|tools|content)/");
const typesOnly = (name, path, to) => ({
  name: `${name}-imports-only-types-from-there`,
  severity: "error",
  from: { path },
  to: { path: to, dependencyTypesNot: ["type-only"] },
});

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved-imports",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|node-opcua$)" },
    },
    {
      name: "no-dev-dependencies-in-production",
      severity: "error",
      from: { path: "^(apps/server|packages/contract)/", pathNot: "/tests/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot:
          "(\\.d\\.ts$|\\.d\\.mts$|\\.test\\.tsx?$|\\.config\\.ts$|^tools/|^apps/site/document/follow-edits\\.ts$|^apps/editor/(start|client/main|preview/pressed-words|photos/(add-photo|heic-process)|spreadsheet/xlsx-process)\\.tsx?$)",
      },
      to: {},
    },
    layer("contract", "^packages/contract/", "^packages/contract/"),
    layer("plant", "^packages/plant/", "^packages/plant/"),
    layer("install", "^tools/install/", "^tools/install/"),
    layer("testing", "^packages/testing/", "^packages/testing/", "^tools/install/"),
    layer(
      "content",
      "^packages/content/",
      "^packages/content/",
      "^packages/(plant/scrubbing-system|contract/old-addresses)\\.ts$",
    ),
    layer("search", "^packages/content/search/", "^packages/content/(search/|parse/fragment\\.ts$)"),
    layer("content-parser", "^packages/content/parse/", "^packages/content/(parse|schemas|check/validation-error)"),
    layer("preferences", "^apps/site/preferences/", "^apps/site/preferences/"),
    layer("enquiry-list", "^apps/site/enquiry-list/", "^apps/site/enquiry-list/"),
    layer("document", "^apps/site/document/", "^apps/site/(document|preferences|enquiry-list)/"),
    layer("islands", "^apps/site/islands/", "^apps/site/(islands|document)/"),
    layer(
      "components",
      "^apps/site/components/",
      "^apps/site/(components|islands|enquiry-list)/",
      "^packages/content/",
    ),
    typesOnly("components", "^apps/site/components/", "^packages/content/"),
    layer("layout", "^apps/site/layout/", "^apps/site/(layout|components|preferences)/", "^packages/content/"),
    typesOnly("layout", "^apps/site/layout/", "^packages/content/"),
    layer(
      "pages",
      "^apps/site/pages/(?!contact/|demo/)",
      "^apps/site/(pages|components|islands|document|enquiry-list)/",
      "^packages/content/",
    ),
    layer(
      "contact",
      "^apps/site/pages/contact/",
      "^apps/site/(pages/contact|components|islands|document|enquiry-list)/",
      "^packages/(content|contract)/",
    ),
    layer(
      "demo",
      "^apps/site/pages/demo/",
      "^apps/site/(pages/demo|components|islands|document)/",
      "^packages/(content|plant)/",
    ),
    {
      name: "templates-do-not-import-each-other",
      severity: "error",
      from: { path: "^apps/site/pages/([^/]+)/" },
      to: { path: "^apps/site/pages/", pathNot: "^apps/site/pages/$1/" },
    },
    layer(
      "root",
      "^apps/site/(?!vite\\.config)[^/]+\\.tsx?$",
      "^apps/site/(document|layout|styles)/",
      "^apps/site/(page-module|Document)\\.tsx?$",
      "^packages/content/",
    ),
    layer(
      "site-build",
      "^apps/site/(build/|vite\\.config)",
      "^apps/site/(build/|components/(brand/logo-paths|download-link/plain-model-file\\.ts$)|render\\.tsx$)",
      "^packages/content/",
      "^apps/server/(static-site|http/middleware)/",
    ),
    layer(
      "editor",
      "^apps/editor/",
      "^apps/editor/",
      "^packages/content/",
      "^apps/site/(styles/|document/reload-page\\.ts$|build/(linked-copy|page-room)\\.ts$)",
      "^apps/server/(config|html|static-site)/",
      "^apps/server/(delivery/(mail-bytes|smtp)|http/(client-address|quota|rate-limiter|middleware/security-headers))\\.ts$",
      "^tools/install/ports\\.mjs$",
    ),
    layer("editor-editing", "^apps/editor/editing/", "^apps/editor/editing/", "^packages/content/parse/"),
    layer("editor-content", "^apps/editor/content/", "^apps/editor/(content|editing|wire\\.ts)", "^packages/content/"),
    layer(
      "editor-history",
      "^apps/editor/history/",
      "^apps/editor/(history|content|editing|wire\\.ts)",
      "^packages/content/",
    ),
    layer("editor-photos", "^apps/editor/photos/", "^apps/editor/photos/", "^packages/content/(parse/|public-folder)"),
    layer(
      "editor-spreadsheet",
      "^apps/editor/spreadsheet/",
      "^apps/editor/(spreadsheet|content|editing|history/undo-steps|wire\\.ts)",
      "^packages/content/",
    ),
    layer(
      "editor-client",
      "^apps/editor/(client|preview)/",
      "^apps/editor/(client|preview|wire\\.ts|content/(in-words|page-templates)|editing/markdown/blocks)",
      "^packages/content/schemas/fit\\.ts$",
      "^apps/site/(styles/|document/reload-page\\.ts$)",
    ),
    layer(
      "publishing",
      "^apps/editor/publishing/",
      "^apps/editor/(publishing/|history/|wire\\.ts$)",
      "^packages/content/",
      "^apps/site/build/(linked-copy|page-room)\\.ts$",
      "^apps/server/(config|html|static-site)/",
    ),
    // Its visitors get an archive of what it imports.
    layer(
      "opcua-demo",
      "^apps/opcua-demo/",
      "^apps/opcua-demo/",
      "^packages/plant/",
      "^apps/server/static-site/content-policy\\.ts$",
    ),
    layer("server", "^apps/server/", "^apps/server/", "^packages/contract/"),
    layer("server-html", "^apps/server/html/", "^apps/server/html/"),
    layer("server-runtime", "^apps/server/(runtime|config)/", "^apps/server/(runtime|config)/"),
    layer("store", "^apps/server/store/", "^apps/server/(store|config|runtime)/", "^packages/contract/"),
    layer("delivery", "^apps/server/delivery/", "^apps/server/(delivery|store|config|runtime)/", "^packages/contract/"),
    layer(
      "static-site",
      "^apps/server/static-site/",
      "^apps/server/(static-site|config|html|http|runtime)/",
      "^packages/contract/",
    ),
    layer(
      "enquiries",
      "^apps/server/enquiries/",
      "^apps/server/(enquiries|store|config|html|runtime|http)/",
      "^packages/contract/",
    ),
    {
      name: "packages-do-not-need-programs",
      comment: "Tests too: what a test of a package needs of a program belongs into the program's tests.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    ...everywhere,
  ],
  options: {
    ...resolving,
    exclude: { path: "(^|/)\\+types/|\\.module\\.css$|\\.css$|\\.woff2$" },
  },
};
