import type { Content } from "./content.ts";
import type { ContentMistake } from "./content-mistake.ts";
import { pictureNamed } from "./pictures.ts";
import type { SourceFile } from "./source-file.ts";

/** A picture and its description belong together: in a gallery's file, neither may stand without the other. */
export function checkGalleryPictures(content: Content, source: SourceFile): ContentMistake[] {
  const [, folder, file = ""] = source.name.split("/");
  const gallery = file.replace(/\.yaml$/, "");
  const items = folder === "galleries" ? (content.galleries.get(gallery)?.items ?? []) : [];
  const showsSheets = [...content.pages.values()].some(
    ({ matter }) => matter.template === "gallery" && matter.gallery === gallery && matter.shows === "sheets",
  );
  return items.flatMap(({ id, alt, sheetAlt }, at) => {
    const check = (key: "alt" | "sheetAlt", name: string, described: boolean, wanted: boolean): ContentMistake[] => {
      const made = pictureNamed(name, content.publicFolder) !== undefined;
      if (made === described || (made && !wanted)) return [];
      const line = source.lineOf(["items", at, described ? key : "id"]);
      const [problem, cure] = made
        ? [`"${name}" has a picture without \`${key}\``, `Say in \`${key}\` what an engineer sees in it.`]
        : [`"${name}" has no picture`, `Make public/pictures/${name}, or leave \`${key}\` out.`];
      return [{ file: source.name, line, problem, cure }];
    };
    return [
      ...check("alt", id, alt !== undefined, true),
      ...check("sheetAlt", `${id}-sheet`, sheetAlt !== undefined, showsSheets),
    ];
  });
}
