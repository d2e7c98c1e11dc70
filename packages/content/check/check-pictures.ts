import type { Content, Page } from "../content.ts";
import type { ValidationError } from "./validation-error.ts";
import { captionOf, figuresIn } from "../derive/figures.ts";
import { calloutsOf, pictureNamed } from "../derive/pictures.ts";
import type { SourceFile } from "../parse/source-file.ts";

/** Where pictures come from. */
const howToAdd = "a photo: drop it in the editor, or `npm run photo`; a drawing: studio/README.md";

/** In a gallery's file, a picture needs a description and a description needs a picture. */
export function checkGalleryPictures(content: Content, source: SourceFile): ValidationError[] {
  const [, folder, file = ""] = source.name.split("/");
  const gallery = file.replace(/\.yaml$/, "");
  const items = folder === "galleries" ? (content.galleries.get(gallery)?.items ?? []) : [];
  const showsSheets = [...content.pages.values()].some(
    ({ frontMatter }) =>
      frontMatter.template === "gallery" && frontMatter.gallery === gallery && frontMatter.shows === "sheets",
  );
  return items.flatMap(({ id, alt, sheetAlt }, index) => {
    const check = (key: "alt" | "sheetAlt", name: string, described: boolean, wanted: boolean): ValidationError[] => {
      const made = pictureNamed(name, content.publicFolder) !== undefined;
      if (made === described || (made && !wanted)) return [];
      const line = source.lineOf(["items", index, described ? key : "id"]);
      const [problem, fix] = made
        ? [`"${name}" has a picture but no \`${key}\``, `Describe in \`${key}\` what an engineer sees in it.`]
        : [`"${name}" has no picture`, `Add a picture of that name (${howToAdd}), or remove \`${key}\`.`];
      return [{ file: source.name, line, problem, fix }];
    };
    return [
      ...check("alt", id, alt !== undefined, true),
      ...check("sheetAlt", `${id}-sheet`, sheetAlt !== undefined, showsSheets),
    ];
  });
}

/** The pictures of a page's figures must exist, and have a caption and a description there or in a gallery. */
export function checkFigures(content: Content, { frontMatter, source }: Page): ValidationError[] {
  return figuresIn(frontMatter).flatMap(({ path, figure }): ValidationError[] => {
    const { name } = figure;
    const place = { file: source.name, line: source.lineOf([...path, "name"]) };
    if (!pictureNamed(name, content.publicFolder)) {
      const problem = `refers to the picture "${name}", which does not exist`;
      return [{ ...place, problem, fix: `Correct the name, or add a picture of that name (${howToAdd}).` }];
    }
    if (captionOf(figure, content.galleries)) return [];
    const problem = `shows the picture "${name}", which no gallery describes`;
    return [{ ...place, problem, fix: "Add `caption`, and describe in `alt` what an engineer sees in it." }];
  });
}

/** Every view of the pictures must have a name among the viewer's words, in content/layout.yaml. */
export function checkViewNames(content: Content, source: SourceFile): ValidationError[] {
  if (!source.name.endsWith("/layout.yaml")) return [];
  const items = [...content.galleries.values()].flatMap((gallery) => gallery.items);
  const figures = [...content.pages.values()].flatMap(({ frontMatter }) => figuresIn(frontMatter));
  const pictures = [...items.flatMap(({ id }) => [id, `${id}-sheet`]), ...figures.map(({ figure }) => figure.name)];
  const { views: named } = content.layoutWords.pictures;
  return pictures.flatMap((name) => {
    const picture = pictureNamed(name, content.publicFolder);
    const views = Object.keys(picture && "light" in picture ? (picture.views ?? {}) : {});
    return views
      .filter((view) => !(view in named))
      .map((view) => ({
        file: source.name,
        line: source.lineOf(["pictures", "views"]),
        problem: `has no name for the view "${view}" of apps/site/public/pictures/${name}.json`,
        fix: `Add \`${view}: …\` to \`views\`, as it is to appear on the button.`,
      }));
  });
}

/** The parts labeled in the home page's figure must be among those that the studio has located in it. */
export function checkCallouts({ publicFolder }: Content, { frontMatter, source }: Page): ValidationError[] {
  if (frontMatter.template !== "home" || !frontMatter.figure) return [];
  const { name, callouts } = frontMatter.figure;
  const found = Object.keys(calloutsOf(name, publicFolder));
  return callouts.flatMap(({ part }, index) => {
    if (found.includes(part)) return [];
    const line = source.lineOf(["figure", "callouts", index, "part"]);
    const problem = `refers to the part "${part}", which is not in apps/site/public/pictures/${name}-callouts.json`;
    return [{ file: source.name, line, problem, fix: `Use one of: ${found.join(", ")}.` }];
  });
}
