import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { PictureViewer } from "../../components/picture-viewer/PictureViewer.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./GalleryPage.module.css";
import { GalleryItem } from "./GalleryItem.tsx";
import { PictureNote } from "./PictureNote.tsx";

export const loader = pageLoader("gallery");

/** A gallery: its items in order, each with its caption and, if it exists, its picture. */
export default function GalleryPage({ loaderData: page }: { loaderData: PageData<"gallery"> }) {
  const { title, lead, items, shows, words, sections, enquire } = page;
  const pictures = items.filter((item) => "picture" in item);
  const screens = pictures.some(({ picture }) => "light" in picture);
  const proportion = shows === "sheets" ? styles.sheets : screens ? styles.screens : styles.models;
  // Known from the first item on, unlike with `:nth-last-child`, so that nothing moves while the page arrives.
  const isLarge = (at: number) => at === 0 && items.length % 2 === 1;
  return (
    <article>
      <PageHeader title={title} lead={lead} />
      <ProseSections sections={sections} />
      {pictures.length > 0 && <PictureNote words={words} path={page.path} />}
      <PictureViewer pictures={pictures}>
        <ol className={pictures.length > 0 ? `${styles.gallery} ${styles.pictures} ${proportion}` : styles.gallery}>
          {items.map((item, index) => (
            <li key={item.id} id={item.id} className={isLarge(index) ? styles.large : undefined}>
              <GalleryItem {...{ item, words, at: index }} large={isLarge(index)} />
            </li>
          ))}
        </ol>
      </PictureViewer>
      {enquire && <NextStep words={enquire} />}
    </article>
  );
}
