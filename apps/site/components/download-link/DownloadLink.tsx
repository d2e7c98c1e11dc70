import styles from "./DownloadLink.module.css";

interface DownloadLinkProps {
  name: string;
  file: string;
  /** Shown in kB of 1,000 bytes, or in MB. */
  bytes: number;
  /** The suggested file name, with its type; without it, the browser may open the file instead. */
  saveAs?: string;
  /** What the file is of, where the name does not say it; only spoken. */
  of?: string;
}

const size = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * A download link with the file's type, unless its name says it, and size. Each element has one text only, because
 * React would not find parts of a text again that a translator has replaced.
 */
export const DownloadLink = ({ name, file, bytes, saveAs, of }: DownloadLinkProps) => {
  const type = (file.split(".").at(-1) ?? "").toUpperCase();
  const kind = type === name ? `(${size(bytes)})` : `(${type}, ${size(bytes)})`;
  return (
    <a className={styles.download} href={file} download={saveAs} aria-label={of && `${name} ${kind}, ${of}`}>
      {`${name} `}
      <span>{kind}</span>
    </a>
  );
};
