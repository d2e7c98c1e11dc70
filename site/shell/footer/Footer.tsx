import { memo } from "react";
import { useBrowserValue } from "../../parts/browser-value/use-browser-value.ts";
import type { SitePlan } from "../../reading/site-plan.ts";
import styles from "./Footer.module.css";

/** The title block at the foot of the sheet: who, which sheet, and the copyright line. */
export const Footer = memo(function Footer({ plan: { company, words, builtInYear } }: { plan: SitePlan }) {
  // Prerendered with the year of the build; the visitor's own clock corrects it, also years later.
  const year = useBrowserValue(() => new Date().getFullYear(), builtInYear);
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
        © {year} {company.brand}. {words.footer.rights}.
      </p>
    </footer>
  );
});
