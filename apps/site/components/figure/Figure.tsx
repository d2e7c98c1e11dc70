import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import { ModelLink } from "../picture-viewer/ModelLink.tsx";
import { PictureLink } from "../picture-viewer/PictureLink.tsx";
import styles from "./Figure.module.css";

interface FigureProps {
  item: CaptionedPicture;
  words: Pick<PictureWords, "model">;
  /** Displayed width, in the format of HTML's `sizes`. */
  sizes: string;
  /** Visible without scrolling. */
  eager?: boolean;
}

/** A picture with its caption, on a page that is not a gallery. */
export const Figure = ({ item, words, sizes, eager }: FigureProps) => (
  <figure className={"light" in item.picture ? `${styles.figure} ${styles.drawn}` : styles.figure}>
    <PictureLink {...{ item, sizes, eager }} />
    <figcaption>
      <span>{item.title}</span> <ModelLink {...{ item, words }} />
    </figcaption>
  </figure>
);
