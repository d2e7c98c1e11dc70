import { route, type RouteConfig } from "@react-router/dev/routes";
import { pageModule } from "./page-module.ts";
import { readContent } from "./content-loader/read-content.ts";

// Every address comes from the content tree: a page exists because its file does.
export default [
  ...[...readContent().pages.values()].map(({ path, frontMatter }) =>
    route(path, pageModule(frontMatter.template), { id: path }),
  ),
  route("*", pageModule("not-found")),
] satisfies RouteConfig;
