import styles from "./SearchHits.module.css";

/** The place of what a search finds, with a template of one entry that a script fills in (search/show-hits.ts). */
export const SearchHits = () => (
  <div className={styles.hits} data-hits>
    <template>
      <li>
        <a href="/">…</a>
        <p />
        <p />
      </li>
    </template>
    <ol />
  </div>
);
