import type { MouseEvent } from "react";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import type { DetailShown } from "../picture/detail.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";
import { prepareLightbox } from "./lightbox-on-demand.ts";
import styles from "./PictureLink.module.css";
import { addressOfItem } from "./use-item-in-address.ts";
import { useViewer } from "./viewer-context.ts";

interface PictureLinkProps {
  shown: ShownPicture;
  /** How wide the picture is shown, as HTML's `sizes`. */
  sizes: string;
  /** Seen without scrolling. */
  eager?: boolean;
  /** Where a line drawing is shown in part; without it, nowhere. */
  detail?: DetailShown;
}

/** A picture that a click enlarges. Without JavaScript, and in a new tab, its link opens the file itself. */
export function PictureLink({ shown: { id, picture, alt }, sizes, eager, detail }: PictureLinkProps) {
  const viewer = useViewer();
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    viewer.open(id, event.currentTarget.href);
  };
  return (
    <a
      className={styles.link}
      href={fileOf(picture)}
      data-enlarged={addressOfItem(id)}
      ref={(link) => viewer.register(id, link)}
      onClick={enlarge}
      onPointerEnter={prepareLightbox}
      onFocus={prepareLightbox}
    >
      <Picture {...{ picture, alt, sizes, eager, detail }} />
      {detail && "detail" in picture && (
        <span className={`${styles.detail} ${styles[detail]}`}>{viewer.words.detail}</span>
      )}
    </a>
  );
}
