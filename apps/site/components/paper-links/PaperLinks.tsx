import styles from "./PaperLinks.module.css";

interface PaperLinksProps {
  name: string;
  /** The same document on several sizes of paper. */
  files: readonly { readonly paper: string; readonly file: string }[];
}

/** Links to a document that the build makes on several sizes of paper. */
export const PaperLinks = ({ name, files }: PaperLinksProps) => (
  <p className={styles.papers}>
    <span>{name}</span>
    {files.map(({ paper, file }) => (
      <a key={file} href={file} aria-label={`${name}, ${paper}`}>
        {paper}
      </a>
    ))}
  </p>
);
