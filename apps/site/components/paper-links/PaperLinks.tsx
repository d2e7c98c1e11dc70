import styles from "./PaperLinks.module.css";

interface PaperLinksProps {
  name: string;
  /** The same document on several sizes of paper: A4, and what is beside it. */
  files: readonly { readonly paper: string; readonly file: string }[];
  /** Without the link to the other size. */
  alone?: boolean;
}

/**
 * A link to a document that the build makes on several sizes of paper, and one to the other size. A script turns them round
 * where Letter is usual (document/paper-links.ts).
 */
export function PaperLinks({ name, files: [usual, letter], alone = false }: PaperLinksProps) {
  return (
    <p className={styles.papers}>
      <a href={usual?.file} data-letter={letter?.file}>
        {name}
      </a>
      {letter && !alone && (
        <a href={letter.file} data-a4={usual?.paper} aria-label={`${name}, ${letter.paper}`}>
          {letter.paper}
        </a>
      )}
    </p>
  );
}
