import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { PictureLink } from "../picture-viewer/PictureLink.tsx";
import styles from "./Figure.module.css";

interface FigureProps {
  item: CaptionedPicture;
  /** Displayed width, in the format of HTML's `sizes`. */
  sizes: string;
  /** Visible without scrolling. */
  eager?: boolean;
}

/** A picture with its caption, on a page that is not a gallery. */
export const Figure = ({ item, sizes, eager }: FigureProps) => (
  <figure className={styles.figure}>
    <PictureLink {...{ item, sizes, eager }} />
    <figcaption>{item.title}</figcaption>
  </figure>
);
