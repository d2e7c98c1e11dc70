import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { paperNames, papers } from "@ttpl/content/derive/paper-files.ts";
import { facetsId } from "./FacetForm.tsx";
import styles from "./ResultBar.module.css";

type ResultBarProps = Pick<PageData<"explorer">, "words" | "total" | "statement" | "list">;

/**
 * How many projects are shown, what is chosen, and what can be done with them. What a screen reader says stands in the
 * only live region of the page, which is not seen.
 */
export const ResultBar = ({ words, total, statement, list }: ResultBarProps) => (
  <>
    <div className={styles.bar}>
      <strong data-shown tabIndex={-1}>
        {words.count.replace("{shown}", String(total)).replace("{all}", String(total))}
      </strong>
      <a className={styles.toFacets} href={`#${facetsId}`}>
        {words.filter}
      </a>
      <ul className={styles.chips} aria-label={words.chosen} data-chips hidden />
      <button type="button" data-reset hidden>
        {words.showAll}
      </button>
    </div>
    <p className={styles.said} role="status" data-enquiry-said />
    <p className={styles.partly} data-partly hidden />
    <p className={styles.tools}>
      <button type="button" data-table>
        {words.table}
      </button>
      {statement &&
        paperNames.map((paper) => (
          <button key={paper} type="button" data-print={paper}>
            {`${statement.words.print} ${papers[paper].name}`}
          </button>
        ))}
      <small>
        {list.add}: {list.explained}
      </small>
    </p>
    <div className={styles.none} data-none hidden>
      <p>{words.none}</p>
      <ul className={styles.chips} />
    </div>
    {statement && (
      <p className={styles.chosen} hidden>
        {statement.words.headings.choice}: <span data-chosen />
      </p>
    )}
  </>
);
