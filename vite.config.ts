import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { siteData } from "./site-build/site-data.ts";
import { contentReload } from "./tools/content-reload.ts";

/**
 * Two files instead of twenty: one for what changes with an update of a library, one for what every page of the site
 * shares, templates included. Together they are 10 % smaller than apart. The two largest templates have their own
 * (site/start/page-modules.ts), and the lightbox.
 */
const shared = [
  { name: "libraries", test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: "site",
    test: /\/site\/(?:(?:document|pages(?!\/(?:contact|offshore))|parts(?!\/lightbox)|preferences|reading|shell|start)\/|root\.tsx|page-module)|virtual:|preload-helper/,
  },
];

/** What a start has brought: looking for it in the document, at each import, was the longest part of a task of the start. */
const isAtHand = (file: string): boolean =>
  [...shared.map(({ name }) => name), "rolldown-runtime"].some((name) => file.startsWith(`assets/${name}-`));

export default defineConfig({
  plugins: [siteData(), reactRouter(), contentReload()],
  // One small style sheet for all pages: a page change never waits for another (site-build/page-styles.ts).
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isAtHand(file)) },
  },
  environments: {
    // The scripts that stand in the documents are taken from here as text.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: shared } },
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
