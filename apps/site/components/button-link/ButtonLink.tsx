import styles from "./ButtonLink.module.css";

/** A link styled as a button, for a page's main call to action. */
export const ButtonLink = ({ to, name, quiet = false }: { to: string; name: string; quiet?: boolean }) => (
  <a href={to} className={quiet ? `${styles.button} ${styles.quiet}` : styles.button}>
    {name}
  </a>
);
