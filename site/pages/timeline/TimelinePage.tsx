import { Facts } from "../../parts/facts/Facts.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./TimelinePage.module.css";

export const loader = pageLoader("timeline");

/** The company's history, year by year along one line. */
export default function TimelinePage({ loaderData: page }: { loaderData: PageData<"timeline"> }) {
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      {page.facts && <Facts facts={page.facts} />}
      <ol className={styles.timeline}>
        {page.events.map(({ year, title, text }) => (
          <li key={year}>
            <time dateTime={String(year)}>{year}</time>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ProseSections sections={page.sections} />
    </article>
  );
}
