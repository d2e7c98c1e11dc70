import { use } from "react";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import type { DetailShown } from "../picture/detail.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";
import styles from "./PictureLink.module.css";
import { PictureWordsContext } from "./picture-words.ts";

interface PictureLinkProps {
  shown: ShownPicture;
  /** How wide the picture is shown, as HTML's `sizes`. */
  sizes: string;
  /** Seen without scrolling. */
  eager?: boolean;
  /** Where a line drawing is shown in part; without it, nowhere. */
  detail?: DetailShown;
}

/** A picture that a click enlarges (picture-viewer.island.tsx). Without JavaScript, and in a new tab, it opens the file itself. */
export function PictureLink({ shown: { id, picture, alt }, sizes, eager, detail }: PictureLinkProps) {
  const words = use(PictureWordsContext);
  return (
    <a className={styles.link} href={fileOf(picture)} data-item={id}>
      <Picture {...{ picture, alt, sizes, eager, detail }} />
      {detail && "detail" in picture && (
        <span className={[styles.detail, styles[detail]].join(" ")}>{words.detail}</span>
      )}
    </a>
  );
}
