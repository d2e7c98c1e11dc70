import type { Content, Page } from "../../site/content-loader/content.ts";

/** The files whose words a page shows, by their paths below content/. Those of the frame around every page do not count. */
export function sourcesOf({ source, frontMatter }: Page, { departments }: Content): string[] {
  const own = source.name.replace(/^content\//, "");
  const groups = (names: readonly string[]) => names.map((name) => `projects/${name}.yaml`);
  switch (frontMatter.template) {
    case "home":
    case "contact":
      return [own, "company.yaml"];
    case "article":
      return [
        own,
        ...groups(frontMatter.proof?.groups ?? []),
        ...(frontMatter.proof?.testimonial === undefined ? [] : ["testimonials.yaml"]),
      ];
    case "gallery":
      return [own, `galleries/${frontMatter.gallery}.yaml`];
    case "experience":
      return [own, ...groups(frontMatter.groups)];
    case "careers":
      return [own, ...[...departments.keys()].map((name) => `careers/${name}.yaml`)];
    case "testimonials":
      return [own, "testimonials.yaml"];
    default:
      return [own];
  }
}
