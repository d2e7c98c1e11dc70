import { DownloadLink } from "../../parts/download-link/DownloadLink.tsx";
import { PictureLink } from "../../parts/picture-viewer/PictureLink.tsx";
import { TextLink } from "../../parts/text-link/TextLink.tsx";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./GalleryPage.module.css";

interface GalleryItemProps {
  item: PageData<"gallery">["items"][number];
  words: PageData<"gallery">["words"];
}

/** What GalleryPage.module.css makes of the grid: two columns where there is room for them beside the side panel. */
const sizes =
  "(width >= 96rem) 32rem, (width >= 76rem) calc(50vw - 14.5rem), (width >= 60rem) calc(100vw - 26rem), calc(100vw - 2.5rem)";

/** One item: its picture, which can be enlarged, its caption, and what can be had besides. */
export function GalleryItem({ item, words }: GalleryItemProps) {
  if (!("picture" in item)) return <p className={styles.caption}>{item.title}</p>;
  const { title, picture, downloads, twin } = item;
  return (
    <figure>
      <div className={styles.frame}>
        <PictureLink shown={item} sizes={sizes} />
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
