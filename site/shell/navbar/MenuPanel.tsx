import { Link } from "react-router";
import { toggleMenu } from "../../preferences/settings-store.ts";
import type { SitePlan } from "../../reading/site-plan.ts";
import styles from "./MenuPanel.module.css";

/**
 * The collapsible menu of narrow screens. Whether it is seen is decided by the root element's data-menu, so that it
 * is right from the first paint; a click anywhere in it closes it. Without JavaScript it is always open.
 */
export function MenuPanel({ plan, activeLink }: { plan: SitePlan; activeLink: string | undefined }) {
  return (
    // The links are the controls; the panel's own click only closes it, which the menu button does for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav id="menu-panel" className={styles.panel} aria-label={plan.words.labels.menu} onClick={toggleMenu}>
      <ul>
        {plan.nav.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === activeLink ? "true" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
