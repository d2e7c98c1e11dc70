import type { ReactNode } from "react";
import { Island } from "../../islands/Island.tsx";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import { itemParameter } from "./item-in-address.ts";
import files from "./picture-viewer.island.tsx?files";
import { PictureWordsContext } from "./picture-words.ts";

interface PictureViewerProps {
  /** In the order in which a visitor leafs through them. */
  pictures: readonly ShownPicture[];
  words: PictureWords;
  children: ReactNode;
}

/** What the viewer must know of a picture besides what its link in the document shows. */
const describe = ({ id, title, picture: { drawing }, downloads, twin }: ShownPicture) => ({
  id,
  title,
  drawing,
  downloads,
  twin,
});

export type DescribedPicture = ReturnType<typeof describe>;
/** The words on and around an enlarged picture. */
export type ViewerWords = Omit<PictureWords, "own" | "licence" | "enlarge" | "detail" | "seeModel" | "seeDrawing">;

export interface ViewerProps {
  pictures: readonly DescribedPicture[];
  words: ViewerWords;
}

const viewerWords = ({ own, licence, enlarge, detail, seeModel, seeDrawing, ...words }: PictureWords): ViewerWords =>
  words;

/** The pictures of a page, which can be enlarged and leafed through. Each stands in a PictureLink among the children. */
export const PictureViewer = ({ pictures, words, children }: PictureViewerProps) => (
  <Island
    files={files}
    props={{ pictures: pictures.map(describe), words: viewerWords(words) } satisfies ViewerProps}
    wakes="a[data-item]"
    query={itemParameter}
  >
    <PictureWordsContext value={words}>{children}</PictureWordsContext>
  </Island>
);
