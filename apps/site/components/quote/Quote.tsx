import styles from "./Quote.module.css";

/** A customer's quote, attributed by role and region, never by name. */
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
