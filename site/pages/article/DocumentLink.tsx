import styles from "./ArticlePage.module.css";

/** A file to download, with its kind and size. `bytes` is shown in kB of 1,000 bytes. */
export const DocumentLink = ({ name, file, bytes }: { name: string; file: string; bytes: number }) => (
  <a className={styles.document} href={file}>
    {name}{" "}
    <span>
      ({file.split(".").at(-1)?.toUpperCase()}, {Math.max(1, Math.round(bytes / 1000))} kB)
    </span>
  </a>
);
