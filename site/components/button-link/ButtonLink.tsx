import styles from "./ButtonLink.module.css";

/** A link that is a main step on from a page. */
export const ButtonLink = ({ to, name, quiet = false }: { to: string; name: string; quiet?: boolean }) => (
  <a href={to} className={quiet ? `${styles.button} ${styles.quiet}` : styles.button}>
    {name}
  </a>
);
