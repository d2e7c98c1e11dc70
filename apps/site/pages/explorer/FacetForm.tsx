import type { PageData } from "@ttpl/content/derive/page-data.ts";
import check from "../../components/check-box/CheckBox.module.css";
import text from "../../components/text-input/TextInput.module.css";
import { rowsId } from "./ProjectRows.tsx";
import styles from "./FacetForm.module.css";

type Page = PageData<"explorer">;
type FacetFormProps = Pick<Page, "facets" | "words" | "total" | "path">;

/** The id of the facets. */
export const facetsId = "filter";

/** Whether a band of sizes is in another unit than the one before it. Other values are of one kind. */
const isApart = (id: string, before: string | undefined) =>
  before !== undefined && /-\d+$/.test(id) && id.split("-")[0] !== before.split("-")[0];

/** The words to search for, and the facets as checkboxes, each with its number of projects in its name. */
export const FacetForm = ({ facets, words, total, path }: FacetFormProps) => (
  // Else browsers fill in the choice of the entry of the history that was left last, as if the visitor had made it.
  <form className={styles.form} method="get" action={path} role="search" autoComplete="off">
    <p className={styles.search}>
      <label htmlFor="project-search">{words.search}</label>
      <input className={text.input} id="project-search" type="search" name="q" enterKeyHint="search" />
    </p>
    <details id={facetsId} className={styles.facets}>
      <summary>{words.filter}</summary>
      <div>
        <a className={styles.skip} href={`#${rowsId}`}>
          {words.skip}
        </a>
        {facets.map(({ name, values }) => (
          <fieldset key={name}>
            <legend>{words[name]}</legend>
            {values.map(({ id, name: label, count }, index) => (
              <label key={id} data-apart={isApart(id, values[index - 1]?.id) || undefined}>
                <input className={check.box} type="checkbox" name={name} value={id} /> <span>{label}</span>{" "}
                <span data-count>{count}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <p className={styles.show}>
          <button type="button" data-show>
            {words.show.replace("{count}", words.projects.replace("{count}", String(total)))}
          </button>
        </p>
      </div>
    </details>
  </form>
);
