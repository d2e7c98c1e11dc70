import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { PictureLink } from "../picture-viewer/PictureLink.tsx";
import styles from "./Figure.module.css";

interface FigureProps {
  item: CaptionedPicture;
  /** How wide the picture is shown, as HTML's `sizes`. */
  sizes: string;
  /** Seen without scrolling. */
  eager?: boolean;
}

/** A picture with its caption, on a page that is about something else. */
export const Figure = ({ item, sizes, eager }: FigureProps) => (
  <figure className={styles.figure}>
    <PictureLink {...{ item, sizes, eager }} />
    <figcaption>{item.title}</figcaption>
  </figure>
);
