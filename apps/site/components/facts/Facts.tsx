import { type Fact, FactList } from "./FactList.tsx";
import styles from "./Facts.module.css";

/** A title block: names and values in ruled cells, as in the corner of a drawing. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => <FactList facts={facts} className={styles.facts} />;
