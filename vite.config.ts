import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserFiles } from "./site-build/browser-files.ts";
import { inlineScripts } from "./site-build/inline-scripts.ts";
import { scopedName } from "./site-build/scoped-name.ts";
import { documentReload } from "./tools/document-reload.ts";

export default defineConfig({
  plugins: [inlineScripts(), browserFiles(), reactRouter(), documentReload()],
  // Browsers since 2024: for older ones, every document would contain fallbacks for color-scheme.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "firefox121", "safari17.5", "ios17.5"] },
  // Otherwise development finds the islands' packages when they are first used, and reloads the page under the visitor.
  optimizeDeps: { entries: ["site/**/*.island.tsx"] },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    // One style sheet, from which each document gets the rules it needs (site-build/page-styles.ts).
    ssr: { build: { cssCodeSplit: false } },
    client: {
      build: {
        rolldownOptions: {
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
  // The origin of the owner's desk, if it has started this server (desk/start.ts).
  define: { "import.meta.env.DESK": JSON.stringify(process.env["DESK"] ?? "") },
  server: {
    // During development, the endpoint is a separate process (tools/dev.ts).
    // The Host header is forwarded unchanged, because the endpoint compares it with the page's origin.
    proxy: process.env["ENDPOINT"] ? { "/api": { target: process.env["ENDPOINT"], changeOrigin: false } } : {},
  },
});
