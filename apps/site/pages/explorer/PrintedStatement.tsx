import { DataTable } from "../../components/data-table/DataTable.tsx";
import { Facts } from "../../components/facts/Facts.tsx";
import { HungSection } from "../../components/hung-section/HungSection.tsx";
import { programInWords } from "@ttpl/content/derive/software-table.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./PrintedStatement.module.css";

interface StatementProps {
  statement: NonNullable<PageData<"explorer">["statement"]>;
}

const quoted = (text: string) => JSON.stringify(text).replaceAll("<", "\\3c ");

/** The number of each page, and the mark of samples, in the margins. The words are the content's. */
export function PrintedMargins({ statement: { words, sample } }: StatementProps) {
  const number = `@bottom-right{content:${quoted(`${words.page} `)} counter(page) ${quoted(` ${words.of} `)} counter(pages);font:8pt ArchivoPrint,Archivo,sans-serif}`;
  const mark =
    sample === undefined ? "" : `@top-right{content:${quoted(sample)};font:600 8pt ArchivoPrint,Archivo,sans-serif}`;
  return <style dangerouslySetInnerHTML={{ __html: `@page{${number}${mark}}` }} />;
}

/** Above the printed projects: what the document is, and that it has samples. */
export const StatementHead = ({ statement: { words, sample } }: StatementProps) => (
  <p className={styles.head}>
    <strong>{words.name}</strong> {sample}
  </p>
);

/** Below the printed projects: software, quality, contact. */
export const StatementEnd = ({ statement: { words, software, quality, contact } }: StatementProps) => (
  <div className={styles.end}>
    {software && (
      <HungSection heading={words.headings.software} id={undefined}>
        <DataTable
          name={{ "aria-label": words.headings.software }}
          head={[software.columns.discipline, software.columns.activity, software.columns.software].map((content) => ({
            content,
          }))}
          rows={software.disciplines.flatMap(({ name, rows }) =>
            rows.map(({ activity, software: programs }, index) => [
              { content: index === 0 ? name : "" },
              { content: activity },
              { content: programs.map(programInWords).join(", ") },
            ]),
          )}
        />
      </HungSection>
    )}
    <HungSection heading={words.headings.quality} id={undefined}>
      {quality.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </HungSection>
    <HungSection heading={words.headings.contact} id={undefined}>
      <Facts facts={contact} />
    </HungSection>
  </div>
);
