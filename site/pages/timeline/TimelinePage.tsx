import { Facts } from "../../parts/facts/Facts.tsx";
import { Figure } from "../../parts/figure/Figure.tsx";
import { NextStep } from "../../parts/next-step/NextStep.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { OwnPictures } from "../../parts/picture-viewer/OwnPictures.tsx";
import { PictureViewer } from "../../parts/picture-viewer/PictureViewer.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";
import { onPathChange } from "../../reading/revalidation.ts";
import styles from "./TimelinePage.module.css";

export const loader = pageLoader("timeline");
export const shouldRevalidate = onPathChange;

/** The company's history, year by year along one line. */
export default function TimelinePage({ loaderData: page }: { loaderData: PageData<"timeline"> }) {
  const { title, lead, facts, events, sections, pictures, enquire } = page;
  const timeline = (
    <ol className={styles.timeline}>
      {events.map(({ year, title, text, figure }) => (
        <li key={year}>
          <time dateTime={String(year)}>{year}</time>
          <h2>{title}</h2>
          <p>{text}</p>
          {figure && (
            <div className={styles.figure}>
              <Figure shown={figure} sizes="(width >= 600px) 440px, calc(100vw - 141px)" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <article>
      <PageHeader title={title} lead={lead} />
      {facts && <Facts facts={facts} />}
      {pictures ? (
        <PictureViewer {...pictures}>
          {timeline}
          <OwnPictures words={pictures.words} />
        </PictureViewer>
      ) : (
        timeline
      )}
      <ProseSections sections={sections} />
      {enquire && <NextStep words={enquire} />}
    </article>
  );
}
