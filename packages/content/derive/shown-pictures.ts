import type { Content } from "../content.ts";
import { figuresIn } from "./figures.ts";

/** What the studio makes of one model besides its render: "pump-skid-sheet" of "pump-skid". */
const ofTheModel = /-(?:sheet|solid|glb|callouts)$/;

/** Tells whether a folder or file of pictures, such as "pump-skid-glb", belongs to a picture that a page shows. */
export function isShownPicture({ pages, galleries }: Content): (name: string) => boolean {
  const names = [...pages.values()].flatMap(({ frontMatter }) => [
    ...figuresIn(frontMatter).map(({ figure }) => figure.name),
    ...(frontMatter.template === "gallery"
      ? (galleries.get(frontMatter.gallery)?.items ?? []).map(({ id }) => id)
      : []),
  ]);
  const shown = new Set(names.map((name) => name.replace(ofTheModel, "")));
  return (name) => shown.has(name.replace(ofTheModel, ""));
}
