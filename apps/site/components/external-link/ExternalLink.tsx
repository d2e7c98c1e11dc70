import styles from "./ExternalLink.module.css";

/** A link to another website. It opens in a new tab, and says so. */
export const ExternalLink = ({ url, name, hint }: { url: string; name: string; hint: string }) => (
  <a className={styles.link} href={url} target="_blank" rel="noopener">
    {name}
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label={`(${hint})`}
    >
      <path d="M4 1.5H1.5v9h9V8M6.5 1.5h4v4M10.5 1.5l-5 5" />
    </svg>
  </a>
);
