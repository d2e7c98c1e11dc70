import { logoPaths } from "./logo-paths.ts";
import styles from "./brand.module.css";

/** The company's logo, drawn in the colors of the theme. */
export const Logo = ({ name }: { name: string }) => (
  <svg className={styles.logo} viewBox="0 0 150 76" role="img" aria-label={name}>
    <g className={styles.letters}>
      <path d={logoPaths.letters} />
    </g>
    <path className={styles.dimension} d={logoPaths.dimension} />
  </svg>
);
