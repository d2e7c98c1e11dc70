import styles from "./brand.module.css";

/** Width of a mark, in years around the dial. */
const mark = 0.1;

/** The emblem of the company's years in operation: a dial with one mark per year, every fifth one longer. */
export function Emblem({ years, text, label }: { years: number; text: string; label: string }) {
  const marks = { pathLength: years, strokeDashoffset: mark / 2 };
  return (
    <svg className={styles.emblem} viewBox="-60 -60 120 120" role="img" aria-label={label}>
      <circle className={styles.ring} r="57" />
      <circle className={styles.rim} r="44" />
      <g className={styles.marks} transform="rotate(-90)">
        <circle r="51.5" strokeWidth="5" strokeDasharray={`${mark} ${1 - mark}`} {...marks} />
        <circle r="50.5" strokeWidth="11" strokeDasharray={`${mark} ${5 - mark}`} {...marks} />
      </g>
      <text className={styles.years} y="10">
        {years}
      </text>
      <text className={styles.caption} y="26">
        {text}
      </text>
    </svg>
  );
}
