import { Facts } from "../../components/facts/Facts.tsx";
import { Figure } from "../../components/figure/Figure.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { OwnPictures } from "../../components/picture-viewer/OwnPictures.tsx";
import { PictureViewer } from "../../components/picture-viewer/PictureViewer.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "../../content-loader/loaders.ts";
import type { PageData } from "../../content-loader/derive/page-data.ts";
import { erasOf } from "./eras.ts";
import styles from "./TimelinePage.module.css";

export const loader = pageLoader("timeline");

/** The company's history, year by year, with a drawing beside each era. */
export default function TimelinePage({ loaderData: page }: { loaderData: PageData<"timeline"> }) {
  const { title, lead, facts, events, sections, pictures, enquire } = page;
  const timeline = erasOf(events).map((era) => (
    <div key={era[0]?.year} className={styles.era}>
      <ol>
        {era.map(({ year, title, text }) => (
          <li key={`${year} ${title}`}>
            <time dateTime={String(year)}>{year}</time>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {era[0]?.figure && pictures && (
        <div className={styles.figure}>
          <Figure
            item={era[0].figure}
            words={pictures.words}
            sizes="(width >= 960px) 408px, (width >= 520px) 440px, calc(100vw - 38px)"
          />
        </div>
      )}
    </div>
  ));
  return (
    <article>
      <PageHeader title={title} lead={lead} />
      {facts && <Facts facts={facts} />}
      {pictures ? (
        <PictureViewer pictures={pictures.pictures}>
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
