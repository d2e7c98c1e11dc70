import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";
import styles from "./PictureLink.module.css";

interface PictureLinkProps {
  item: CaptionedPicture;
  /** Displayed width, in the format of HTML's `sizes`. */
  sizes: string;
  /** Visible without scrolling. */
  eager?: boolean;
}

/**
 * A picture that enlarges on click (picture-viewer.island.tsx). Without JavaScript, and in a new tab, the link opens
 * the file. The title is its name; the description, which may be long, is that of the image in it.
 */
export function PictureLink({ item: { id, title, picture, alt }, sizes, eager }: PictureLinkProps) {
  return (
    <a className={styles.link} href={fileOf(picture)} data-item={id} aria-label={title}>
      <Picture {...{ picture, alt, sizes, eager }} />
    </a>
  );
}
