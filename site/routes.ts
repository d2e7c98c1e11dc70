import { route, type RouteConfig } from "@react-router/dev/routes";
import { pageModule } from "./page-module.ts";
import { readContent } from "./content-loader/read-content.ts";

// All routes come from the content: each page file is a route.
export default [
  ...[...readContent().pages.values()].map(({ path, frontMatter }) =>
    route(path, pageModule(frontMatter.template), { id: path }),
  ),
  route("*", pageModule("not-found")),
] satisfies RouteConfig;
