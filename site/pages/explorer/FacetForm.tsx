import type { PageData } from "../../content-loader/derive/page-data.ts";
import { paperNames, papers } from "../../content-loader/derive/paper-files.ts";
import check from "../../components/check-box/CheckBox.module.css";
import text from "../../components/text-input/TextInput.module.css";
import { rowsId } from "./ProjectRows.tsx";
import styles from "./FacetForm.module.css";

type Page = PageData<"explorer">;
type FacetFormProps = Pick<Page, "facets" | "words" | "total" | "path" | "statement">;

/** The facets as checkboxes with their numbers of projects, the words to search for, and what is found. */
export const FacetForm = ({ facets, words, total, path, statement }: FacetFormProps) => (
  // Else browsers fill in the choice of the entry of the history that was left last, as if the visitor had made it.
  <form className={styles.form} method="get" action={path} role="search" autoComplete="off">
    <p className={styles.search}>
      <label htmlFor="project-search">{words.search}</label>
      <input className={text.input} id="project-search" type="search" name="q" />
    </p>
    <details className={styles.facets}>
      <summary>{words.filter}</summary>
      <div>
        <a className={styles.skip} href={`#${rowsId}`}>
          {words.skip}
        </a>
        {facets.map(({ name, values }) => (
          <fieldset key={name}>
            <legend>{words[name]}</legend>
            {values.map(({ id, name: label, count }) => (
              <label key={id}>
                <input className={check.box} type="checkbox" name={name} value={id} /> <span>{label}</span>{" "}
                <output>{count}</output>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
    <p className={styles.result}>
      <strong role="status">{words.count.replace("{shown}", String(total)).replace("{all}", String(total))}</strong>
      <button type="reset" hidden>
        {words.showAll}
      </button>
      <button type="button" data-table>
        {words.table}
      </button>
      {statement &&
        paperNames.map((paper) => (
          <button key={paper} type="button" data-print={paper}>
            {`${statement.words.print} ${papers[paper].name}`}
          </button>
        ))}
    </p>
    {statement && (
      <p className={styles.chosen} hidden>
        {statement.words.headings.choice}: <span data-chosen />
      </p>
    )}
  </form>
);
