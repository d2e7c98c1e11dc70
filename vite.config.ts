import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserFiles } from "./site-build/browser-files.ts";
import { inlineScripts } from "./site-build/inline-scripts.ts";
import { scopedName } from "./site-build/scoped-name.ts";
import { documentReload } from "./tools/document-reload.ts";

export default defineConfig({
  plugins: [inlineScripts(), browserFiles(), reactRouter(), documentReload()],
  // Browsers since 2024, which need no stand-ins for colour schemes: every document would carry them.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "firefox121", "safari17.5", "ios17.5"] },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    // One style sheet, of which each document takes what it needs (site-build/page-styles.ts).
    ssr: { build: { cssCodeSplit: false } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The same for all islands, and after every edit of the site.
            codeSplitting: {
              groups: [{ name: "react", test: /rolldown|node_modules\/(?:react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
  },
  server: {
    // While developing, the endpoint is a process of its own (tools/dev.ts).
    // The Host header is passed on as it is, since the endpoint compares it with the page's origin.
    proxy: process.env["ENDPOINT"] ? { "/api": { target: process.env["ENDPOINT"], changeOrigin: false } } : {},
  },
});
