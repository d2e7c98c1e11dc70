import type { Content, Page } from "../content.ts";
import { galleryItems } from "./gallery-items.ts";
import type { Picture } from "./pictures.ts";
import { projectExplorer } from "./project-facets.ts";

/** A small picture: one file, or one for each theme. */
export interface SmallPicture {
  readonly files: readonly [light: string, dark?: string];
  readonly width: number;
  readonly height: number;
}

function smallOf(picture: Picture): SmallPicture {
  const { width, height } = picture;
  if ("light" in picture) return { files: [picture.light, picture.dark], width, height };
  const [smallest] = picture.variants;
  return { files: ["fallback" in picture ? picture.fallback : (smallest?.file ?? "")], width, height };
}

/** The pictures to which projects lead, by the addresses of the links. */
export function projectPictures(content: Content): Readonly<Record<string, SmallPicture>> {
  const { groups } = projectExplorer(content);
  const linked = new Set(
    groups.flatMap(({ projects }) =>
      projects.flatMap(({ pictures, deliverables }) => [...pictures, ...deliverables].map(({ to }) => to)),
    ),
  );
  const pictures = [...content.pages.values()].flatMap((page) =>
    page.frontMatter.template === "gallery"
      ? galleryItems(page as Page<"gallery">, content).flatMap((item) =>
          "picture" in item ? [[`${page.path}?item=${item.id}`, smallOf(item.picture)] as const] : [],
        )
      : [],
  );
  return Object.fromEntries(pictures.filter(([to]) => linked.has(to)));
}
