import { DownloadLink } from "../../parts/download-link/DownloadLink.tsx";
import { PictureLink } from "../../parts/picture-viewer/PictureLink.tsx";
import { TextLink } from "../../parts/text-link/TextLink.tsx";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./GalleryPage.module.css";

interface GalleryItemProps {
  item: PageData<"gallery">["items"][number];
  words: PageData<"gallery">["words"];
  /** Seen without scrolling. */
  eager: boolean;
}

/**
 * What the frames of GalleryPage.module.css leave for a picture: beside the side panel two columns where there is room,
 * on the widest screens no more than the sheet is wide.
 */
const sizes =
  "(width >= 1530px) 554px, (width >= 1216px) calc(50vw - 211px), (width >= 960px) calc(100vw - 386px), calc(100vw - 38px)";

/** One item: its picture, which can be enlarged, its caption, and what can be had besides. */
export function GalleryItem({ item, words, eager }: GalleryItemProps) {
  if (!("picture" in item)) return <p className={styles.caption}>{item.title}</p>;
  const { title, picture, downloads, twin } = item;
  return (
    <figure>
      <div className={styles.frame}>
        <PictureLink shown={item} {...{ sizes, eager }} />
      </div>
      <figcaption>
        <p className={styles.caption}>
          <span>{title}</span>
          <span className={styles.drawing}>{picture.drawing}</span>
        </p>
        {(twin || downloads.length > 0) && (
          <p className={styles.besides}>
            {twin && <TextLink to={twin.to}>{twin.name}</TextLink>}
            {downloads.map(({ kind, file, bytes, saveAs }) => (
              <DownloadLink key={file} name={words[kind]} file={file} bytes={bytes} saveAs={saveAs} />
            ))}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
