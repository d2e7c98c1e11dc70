import type { SitePlan } from "../../content-loader/derive/site-plan.ts";
import styles from "./Footer.module.css";

/** The title block at the foot of the sheet: who, which sheet, and the copyright line. */
export function Footer({ plan: { company, words, builtInYear } }: { plan: SitePlan }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.company}>
        <strong>{company.name}</strong>
        <span>{company.trade}</span>
      </p>
      <ul>
        {words.footer.links.map(({ to, name }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
      <p className={styles.rights}>
        {/* One item, since the paragraph is a column. The year of the build, until the visitor's own clock corrects it. */}
        <span>
          © <span data-local="year">{builtInYear}</span> {company.brand}. {words.footer.rights}.
        </span>
      </p>
    </footer>
  );
}
