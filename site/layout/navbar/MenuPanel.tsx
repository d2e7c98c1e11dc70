import type { SitePlan } from "../../content-loader/derive/site-plan.ts";
import styles from "./MenuPanel.module.css";

/**
 * The collapsible menu of narrow screens. Whether it is seen is decided by the root element's data-menu, so that it
 * is right from the first paint; a click anywhere in it closes it (preferences/keep-settings.ts), which the menu
 * button does for the keyboard. Without JavaScript it is always open.
 */
export function MenuPanel({ plan, activeLink }: { plan: SitePlan; activeLink: string | undefined }) {
  return (
    <nav id="menu-panel" className={styles.panel} aria-label={plan.words.labels.menu} data-sections data-toggles="menu">
      <ul>
        {plan.nav.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={to === activeLink ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
