import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import { MainContact } from "../../components/contact-data/MainContact.tsx";
import files from "./whole-site.island.tsx?files";
import styles from "./MenuPanel.module.css";

/**
 * The collapsible menu. The root element's data-menu attribute controls its visibility, so that it is right from the first
 * paint. A click anywhere in it closes it (preferences/keep-settings.ts); keyboard users have the menu button. On wide
 * screens, where the bar has the links, a script adds the pages of each section. Without JavaScript it is always open on
 * narrow screens.
 */
export function MenuPanel({ plan, activeLink }: { plan: SitePlan; activeLink: string | undefined }) {
  return (
    <nav
      id="menu-panel"
      className={styles.panel}
      aria-label={plan.words.labels.menu}
      data-sections
      data-toggles="menu"
      data-lists={files[0]}
    >
      <ul>
        {plan.experience && (
          <li>
            <a href={plan.experience.to}>{plan.experience.name}</a>
          </li>
        )}
        {plan.nav.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={to === activeLink ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <MainContact company={plan.company} />
      </p>
    </nav>
  );
}
