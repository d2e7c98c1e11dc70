import { Fragment } from "react";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader, pageHeadingId } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./SoftwarePage.module.css";

export const loader = pageLoader("software");

/** A table of disciplines, activities and software. A discipline's name spans the rows of its activities. */
export default function SoftwarePage({ loaderData: page }: { loaderData: PageData<"software"> }) {
  const { columns, disciplines } = page;
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      {disciplines.length > 0 && (
        <table className={styles.table} aria-labelledby={pageHeadingId}>
          <thead>
            <tr>
              <th scope="col">{columns.discipline}</th>
              <th scope="col">{columns.activity}</th>
              <th scope="col">{columns.software}</th>
            </tr>
          </thead>
          {disciplines.map(({ name, rows }) => (
            <tbody key={name}>
              {rows.map(({ activity, software }, index) => (
                <tr key={activity}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      {name}
                    </th>
                  )}
                  <td>{activity}</td>
                  <td>
                    {software.map(({ name, known }, index) => (
                      <Fragment key={name}>
                        {index > 0 && " "}
                        <span>
                          {name}
                          {known && <small>{` ${known}`}</small>}
                          {index < software.length - 1 && ","}
                        </span>
                      </Fragment>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}
