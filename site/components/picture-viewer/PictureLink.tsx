import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";
import styles from "./PictureLink.module.css";

interface PictureLinkProps {
  item: CaptionedPicture;
  /** How wide the picture is shown, as HTML's `sizes`. */
  sizes: string;
  /** Seen without scrolling. */
  eager?: boolean;
}

/** A picture that a click enlarges (picture-viewer.island.tsx). Without JavaScript, and in a new tab, it opens the file itself. */
export function PictureLink({ item: { id, picture, alt }, sizes, eager }: PictureLinkProps) {
  return (
    <a className={styles.link} href={fileOf(picture)} data-item={id}>
      <Picture {...{ picture, alt, sizes, eager }} />
    </a>
  );
}
