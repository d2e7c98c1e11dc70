import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import { MainContact } from "../../components/contact-data/MainContact.tsx";
import styles from "./Footer.module.css";

/** The footer, in the style of a title block: company, links and the copyright line. */
export function Footer({ plan: { company, words, builtInYear } }: { plan: SitePlan }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.company}>
        <strong>{company.name}</strong>
        <span>{company.trade}</span>
        <MainContact company={company} />
      </p>
      <ul>
        {words.footer.links.map(({ to, name }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
      <p className={styles.rights}>
        {/* A single element, as the paragraph is a flex column. The browser replaces the build's year with the
           current one. */}
        <span>
          © <span data-local="year">{builtInYear}</span> {company.brand}. {words.footer.rights}.
        </span>
      </p>
    </footer>
  );
}
