import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./site-build/finish-build.ts";
import { readContent } from "./site/content-loader/read-content.ts";

export default {
  appDirectory: "site",
  ssr: false,
  // The 404 page is prerendered too, at the path where static hosts look for it.
  prerender: () => [...readContent().pages.keys(), "/404"],
  // publish/release/publish.ts sets REHEARSAL.
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild(join(reactRouterConfig.buildDirectory, "client"), process.env["REHEARSAL"] === "1"),
} satisfies Config;
