import { hasDownloads, PictureDownloads } from "../../components/download-link/PictureDownloads.tsx";
import { ModelLink } from "../../components/picture-viewer/ModelLink.tsx";
import { PictureLink } from "../../components/picture-viewer/PictureLink.tsx";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import besideStyles from "./Besides.module.css";
import styles from "./GalleryPage.module.css";

interface GalleryItemProps {
  item: PageData<"gallery">["items"][number];
  words: PageData<"gallery">["words"];
  /** Its index in the gallery. */
  at: number;
  /** Spans both columns. */
  large: boolean;
}

const oneColumn = "(width >= 960px) calc(100vw - 361px), calc(100vw - 38px)";
/**
 * Picture widths that result from GalleryPage.module.css: two columns where there is space, with or without the side
 * panel, limited by the page's width on the widest screens.
 */
const column = `(width >= 1530px) 567px, (width >= 1088px) calc(50vw - 199px), (960px > width >= 768px) calc(50vw - 37px), ${oneColumn}`;
/** With an odd number of items, the first one spans both columns. */
const bothColumns = `(width >= 1530px) 1169px, ${oneColumn}`;

/** One item: its picture, its caption, and its links and downloads. */
export function GalleryItem({ item, words, at, large }: GalleryItemProps) {
  if (!("picture" in item)) return <p className={styles.caption}>{item.title}</p>;
  const { title, picture, counterpart } = item;
  // The GLB's size is told with the enlarged picture: with it here, the document would not fit in one round trip.
  const { glb, ...downloads } = item.downloads;
  const besides = glb || counterpart || hasDownloads({ downloads });
  return (
    <figure>
      <div className={styles.frame}>
        <PictureLink item={item} eager={at < 2} sizes={large ? bothColumns : column} />
      </div>
      <figcaption>
        <p className={styles.caption}>
          <span>
            <span>{title}</span> {picture.drawing && <span className={styles.drawing}>{picture.drawing}</span>}
          </span>
        </p>
        {besides && (
          <p className={besideStyles.besides} role="group" aria-label={title}>
            <ModelLink {...{ item, words }} />
            {counterpart && (
              <a href={counterpart.to} aria-label={`${counterpart.name}: ${title}`}>
                {counterpart.name}
              </a>
            )}
            <PictureDownloads item={{ ...item, downloads }} words={words} />
          </p>
        )}
      </figcaption>
    </figure>
  );
}
