import type { ShellWords } from "../../reading/schemas/shell-words.ts";
import styles from "./Failure.module.css";

/** What a visitor reads when a page fails: plain words and a way on, never an error message of the software. */
export const Failure = ({ words }: { words: ShellWords["failure"] }) => (
  <main className={styles.failure}>
    <title>{words.documentTitle}</title>
    <h1>{words.title}</h1>
    <p>{words.text}</p>
    <button type="button" onClick={() => location.reload()}>
      {words.reload}
    </button>
  </main>
);
