import type { Content } from "../content.ts";
import type { LayoutWords, PictureWords } from "../schemas/layout-words.ts";

export type ViewerWords = PictureWords & { readonly list: LayoutWords["enquiryList"] };

/** The texts of the picture viewer. They come with its code, because documents have to fit into one round trip. */
export const viewerWords = ({ layoutWords: { pictures, enquiryList } }: Content): ViewerWords => ({
  ...pictures,
  list: enquiryList,
});
