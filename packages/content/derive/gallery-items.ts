import type { Content, Page } from "../content.ts";
import type { LayoutWords, PictureWords } from "../schemas/layout-words.ts";
import { downloadsOf, type Downloads, pictureNamed, type Picture } from "./pictures.ts";

/** A picture on a page, with its texts and its downloads. */
export interface CaptionedPicture {
  /** Identifies it in the page's address: ?item=ID. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  readonly picture: Picture;
  readonly downloads: Downloads;
  /** Link to the same item as a model if this is its drawing, or as a drawing if this is its model. */
  readonly counterpart?: { readonly to: string; readonly name: string };
}

/** The texts around pictures, and those of the button that puts one on the visitor's enquiry list. */
export type WordsBesidePictures = PictureWords & { readonly list: LayoutWords["enquiryList"] };

/** The texts around pictures. */
export const wordsBesidePictures = ({
  pictures,
  enquiryList,
}: Pick<LayoutWords, "pictures" | "enquiryList">): WordsBesidePictures => ({ ...pictures, list: enquiryList });

/** A gallery item that does not have a picture yet. */
export type CaptionAlone = Pick<CaptionedPicture, "id" | "title">;

/** The items of a page's gallery, in order, each with its picture if there is one. */
export function galleryItems({ frontMatter }: Page<"gallery">, content: Content): (CaptionedPicture | CaptionAlone)[] {
  const { galleries, publicFolder, layoutWords } = content;
  const items = galleries.get(frontMatter.gallery)?.items ?? [];
  return items.map(({ id, title, alt, sheetAlt }) => {
    const model = alt === undefined ? undefined : { alt, picture: pictureNamed(id, publicFolder) };
    const sheet =
      sheetAlt === undefined ? undefined : { alt: sheetAlt, picture: pictureNamed(`${id}-sheet`, publicFolder) };
    const [own, other] = frontMatter.shows === "sheets" ? [sheet, model] : [model, sheet];
    if (!own?.picture) return { id, title };
    const name = layoutWords.pictures[frontMatter.shows === "sheets" ? "seeModel" : "seeDrawing"];
    return {
      id,
      title,
      alt: own.alt,
      picture: own.picture,
      // Read where they are shown: most who ask for the items want to know which pictures there are.
      get downloads() {
        return downloadsOf(id, publicFolder);
      },
      ...(other?.picture &&
        frontMatter.counterpart !== undefined && {
          counterpart: { to: `${frontMatter.counterpart}?item=${id}`, name },
        }),
    };
  });
}
