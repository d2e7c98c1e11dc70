import styles from "./brand.module.css";

/** The company's logo. Drawn in the colours of the theme, so that its light and dark variants can never be mixed up. */
export const Logo = ({ name }: { name: string }) => (
  <svg className={styles.logo} viewBox="0 0 148 76" role="img" aria-label={name}>
    <g className={styles.letters}>
      <path d="M6 12h34M23 12v40M46 12h34M63 12v40" />
      <path d="M92 52V12h12a11.5 11.5 0 0 1 0 23H92" />
      <path d="M126 8v44h18" />
    </g>
    <path className={styles.dimension} d="M6 59v11M144 59v11M6 65h138M6 65l7-2.2v4.4zM144 65l-7-2.2v4.4z" />
  </svg>
);
