import { globSync } from "node:fs";
import { resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { browserFiles } from "./build/browser-files.ts";
import { contentModules } from "./build/content-modules.ts";
import { inlineScripts } from "./build/inline-scripts.ts";
import { madeFiles } from "./build/made-files.ts";
import { buildSite } from "./build/prerender.ts";
import { siteScopedNames } from "./build/scoped-names.ts";
import { developmentDocuments } from "./build/development-documents.ts";
import { ownPagesOnly } from "./build/own-pages-only.ts";

/** What commands write: copies of the repository among it, in which nothing is to be followed. */
const written = [".cache", "data", "releases"].map((name) => resolve(name) + sep);

export default defineConfig({
  // Not in node_modules, which copies of the site share: the development server of one would invalidate another's packages.
  cacheDir: "build/vite-cache",
  appType: "custom",
  publicDir: publicFolder,
  plugins: [
    ownPagesOnly(),
    inlineScripts(),
    contentModules(),
    browserFiles(),
    madeFiles(),
    react(),
    developmentDocuments(),
  ],
  // One resolved configuration for both environments, and so one reading of the content.
  builder: { buildApp: buildSite, sharedConfigBuild: true },
  build: {
    assetsInlineLimit: 0,
    // Browsers since 2024: for older ones, every document would contain fallbacks for color-scheme.
    cssTarget: ["chrome123", "firefox121", "safari17.5", "ios17.5"],
    // The table of Vite is of gzip. What visitors load is measured by apps/site/tests/browser/script-bytes.spec.ts.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Otherwise development finds packages when a page has been sent already, and takes those of its islands away.
  optimizeDeps: { entries: ["apps/site/**/*.island.tsx"] },
  // The package exports only the decoder in WebAssembly (apps/site/components/model-stage/decoder.d.ts).
  resolve: {
    alias: { "virtual:meshopt-decoder": resolve("node_modules/meshoptimizer/meshopt_decoder_reference.js") },
  },
  css: { modules: { generateScopedName: siteScopedNames() } },
  environments: {
    // One style sheet, from which each document gets the rules it needs (apps/site/build/page-styles.ts).
    ssr: {
      build: {
        outDir: "build/server",
        cssCodeSplit: false,
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: { input: "apps/site/render.tsx" },
      },
    },
    client: {
      build: {
        outDir: "build/client",
        copyPublicDir: false,
        rolldownOptions: {
          input: globSync("apps/site/**/*.{island.tsx,deferred.ts}"),
          preserveEntrySignatures: "exports-only",
          output: {
            // Shared by all islands, and cacheable across deployments.
            codeSplitting: {
              groups: [{ name: "react", test: /rolldown|node_modules\/(?:react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
  },
  server: {
    watch: { ignored: [(path) => written.some((folder) => path.startsWith(folder))] },
    // During development, the endpoint is a separate process (tools/dev.ts).
    // The Host header is forwarded unchanged, because the endpoint compares it with the page's origin.
    proxy: process.env["ENDPOINT"] ? { "/api": { target: process.env["ENDPOINT"], changeOrigin: false } } : {},
  },
});
