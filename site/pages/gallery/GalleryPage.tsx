import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./GalleryPage.module.css";

export const loader = pageLoader("gallery");

/** A gallery: its items in order, each with its caption. */
export default function GalleryPage({ loaderData: page }: { loaderData: PageData<"gallery"> }) {
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <ol className={styles.gallery}>
        {page.items.map(({ id, title }) => (
          <li key={id} id={id}>
            {title}
          </li>
        ))}
      </ol>
      <ProseSections sections={page.sections} />
    </article>
  );
}
