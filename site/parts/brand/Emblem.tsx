import styles from "./brand.module.css";

/** The emblem of the company's years in operation: a dial with one mark a year. */
export function Emblem({ years, text, label }: { years: number; text: string; label: string }) {
  const turn = 360 / years;
  return (
    <svg className={styles.emblem} viewBox="-60 -60 120 120" role="img" aria-label={label}>
      <circle className={styles.ring} r="57" />
      <circle className={styles.rim} r="44" />
      <g className={styles.marks}>
        {Array.from({ length: years }, (_, year) => (
          <path key={year} d={year % 5 === 0 ? "M0-45V-56" : "M0-49V-54"} transform={`rotate(${year * turn})`} />
        ))}
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
