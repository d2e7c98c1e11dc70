import { Facts } from "../../components/facts/Facts.tsx";
import { Figures } from "../../components/figure/Figures.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { PictureViewer } from "../../components/picture-viewer/PictureViewer.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./TimelinePage.module.css";

export const loader = pageLoader("timeline");

/** Widths of the pictures: beside the events, above them in two columns, or small above them. */
const sizes =
  "(width >= 1530px) 349px, (width >= 1152px) calc(30vw - 110px), (width >= 960px) calc(50vw - 194px), (width >= 640px) calc(50vw - 33px), calc(50vw - 26px)";

/** The company's history, year by year, with drawings of what was built. */
export default function TimelinePage({ loaderData: page }: { loaderData: PageData<"timeline"> }) {
  const { title, lead, facts, events, shown, sections, pictures, enquire } = page;
  const history = events.length > 0 && (
    <ol className={styles.events}>
      {events.map(({ year, title, text }) => (
        <li key={`${year} ${title}`}>
          <time dateTime={String(year)}>{year}</time>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <article>
      <PageHeader title={title} lead={lead} />
      {facts && <Facts facts={facts} />}
      {pictures ? (
        <PictureViewer pictures={pictures.pictures}>
          <div className={history ? styles.timeline : undefined}>
            <Figures items={shown} words={pictures.words} {...{ sizes, wideSizes: sizes }} />
            {history}
          </div>
        </PictureViewer>
      ) : (
        history
      )}
      <ProseSections sections={sections} />
      {enquire && <NextStep words={enquire} />}
    </article>
  );
}
