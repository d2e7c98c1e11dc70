import styles from "./brand.module.css";

/** The company's logo, drawn in the colours of the theme. */
export const Logo = ({ name }: { name: string }) => (
  <svg className={styles.logo} viewBox="0 0 150 76" role="img" aria-label={name}>
    <g className={styles.letters}>
      <path d="M4 12h33M20.5 12v40M42 12h33M58.5 12v40" />
      <path d="M87 52V12h13a11.5 11.5 0 0 1 0 23H87" />
      <path d="M127 8v40h19" />
    </g>
    <path className={styles.dimension} d="M4 59v11M146 59v11M4 65h142M4 65l7-2.2v4.4zM146 65l-7-2.2v4.4z" />
  </svg>
);
