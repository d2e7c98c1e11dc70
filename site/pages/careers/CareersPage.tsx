import { HungSection } from "../../parts/hung-section/HungSection.tsx";
import { DataTable } from "../../parts/data-table/DataTable.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./CareersPage.module.css";

export const loader = pageLoader("careers");

/** The openings by department, with the years of experience that each asks for and a mail that is ready to be written. */
export default function CareersPage({ loaderData: page }: { loaderData: PageData<"careers"> }) {
  const { columns, email, subject } = page;
  const head = [
    { content: columns.role },
    { content: columns.work },
    { content: columns.years, figures: true },
    { content: columns.apply },
  ];
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      {page.departments.map(({ heading, openings }) => {
        const mailTo = (title: string) =>
          `mailto:${email}?subject=${encodeURIComponent(`${subject}: ${title} – ${heading}`)}`;
        return (
          <HungSection key={heading} heading={heading} id={heading.toLowerCase()}>
            <DataTable
              head={head}
              rows={openings.map(({ title, work, years }) => [
                { content: title },
                { content: work },
                { content: `${years}+ ${page.years}`, figures: true },
                {
                  content: (
                    <a className={styles.apply} href={mailTo(title)}>
                      {page.apply}
                    </a>
                  ),
                },
              ])}
            />
          </HungSection>
        );
      })}
      <ProseSections sections={page.sections} />
    </article>
  );
}
