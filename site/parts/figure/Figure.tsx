import type { ShownPicture } from "../../reading/shown-pictures.ts";
import { PictureLink } from "../picture-viewer/PictureLink.tsx";
import styles from "./Figure.module.css";

interface FigureProps {
  shown: ShownPicture;
  /** How wide the picture is shown, as HTML's `sizes`. */
  sizes: string;
  /** Seen without scrolling. */
  eager?: boolean;
}

/** A picture with its caption, on a page that is about something else. */
export const Figure = ({ shown, sizes, eager }: FigureProps) => (
  <figure className={styles.figure}>
    <PictureLink {...{ shown, sizes, eager }} />
    <figcaption>{shown.title}</figcaption>
  </figure>
);
