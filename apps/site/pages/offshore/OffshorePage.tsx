import { Island } from "../../islands/Island.tsx";
import { HungSection } from "../../components/hung-section/HungSection.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { WorkingDays } from "./WorkingDays.tsx";
import files from "./working-days.island.tsx?files";
import styles from "./OffshorePage.module.css";

export const loader = pageLoader("offshore");

/** The offshore model: seven advantages, the two working days, the first weeks, then the terms. */
export default function OffshorePage({ loaderData: page }: { loaderData: PageData<"offshore"> }) {
  const { day } = page;
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <HungSection heading={page.advantagesHeading} id="advantages">
        <ol className={styles.advantages}>
          {page.advantages.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </HungSection>
      {day && (
        <HungSection heading={day.heading} id="working-days">
          <p className={styles.text}>{day.text}</p>
          <Island files={files} props={{ day }}>
            <WorkingDays day={day} zone={day.office.zone} at={day.builtAt} />
          </Island>
        </HungSection>
      )}
      {page.weeks.length > 0 && (
        <HungSection heading={page.weeksHeading} id="first-weeks">
          <ol className={styles.weeks}>
            {page.weeks.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </HungSection>
      )}
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}
