import styles from "./DownloadLink.module.css";

interface DownloadLinkProps {
  name: string;
  file: string;
  /** Shown in kB of 1,000 bytes. */
  bytes: number;
  /** The file's name on the visitor's disk; without it, the browser may open the file instead. */
  saveAs?: string;
}

/** A file to download, with its kind and size. */
export const DownloadLink = ({ name, file, bytes, saveAs }: DownloadLinkProps) => (
  <a className={styles.download} href={file} download={saveAs}>
    {name}{" "}
    <span>
      ({file.split(".").at(-1)?.toUpperCase()}, {Math.max(1, Math.round(bytes / 1000))} kB)
    </span>
  </a>
);
