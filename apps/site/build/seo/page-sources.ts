import type { Content, Page } from "@ttpl/content/content.ts";

/** The content files that a page shows, relative to content/, without those of the layout. */
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
    case "opening":
      return [own];
    case "testimonials":
      return [own, "testimonials.yaml"];
    default:
      return [own];
  }
}
