import styles from "./Facts.module.css";

/** A title block: names and values in ruled cells, as in the corner of a drawing. */
export const Facts = ({ facts }: { facts: readonly { name: string; value: string }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
