import styles from "./Quote.module.css";

/** What a customer said, and who it was: role and region, never a name. */
export const Quote = ({ text, role, region }: { text: string; role: string; region: string }) => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>
      {role}, {region}
    </figcaption>
  </figure>
);
