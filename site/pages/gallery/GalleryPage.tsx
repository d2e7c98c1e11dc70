import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { ThemedPicture } from "../../parts/themed-picture/ThemedPicture.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./GalleryPage.module.css";

export const loader = pageLoader("gallery");

/** A gallery: its items in order, each with its caption and, where the drawing office has made it, its picture. */
export default function GalleryPage({ loaderData: page }: { loaderData: PageData<"gallery"> }) {
  const withPictures = page.items.some(({ shown }) => shown);
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <ol className={withPictures ? `${styles.gallery} ${styles.pictures}` : styles.gallery}>
        {page.items.map(({ id, title, shown }, at) => (
          <li key={id} id={id}>
            {shown && (
              <div className={styles.picture}>
                <ThemedPicture picture={shown.picture} alt={shown.alt} lazy={at > 1} />
              </div>
            )}
            <p className={styles.caption}>
              <span>{title}</span>
              {shown && <span className={styles.drawing}>{shown.picture.drawing}</span>}
            </p>
          </li>
        ))}
      </ol>
      <ProseSections sections={page.sections} />
    </article>
  );
}
