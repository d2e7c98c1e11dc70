import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import { telephoneLink } from "../../components/contact-data/telephone-link.ts";
import { MenuPanel } from "./MenuPanel.tsx";
import { CallIcon, ListIcon, MenuIcon, SearchIcon, ThemeIcon } from "./icons.tsx";
import styles from "./Navbar.module.css";

interface NavbarProps {
  plan: SitePlan;
  path: string;
  activeLink: string | undefined;
}

/** The bar at the top of every page: the eight main links, the search, the theme switch, and the menu. */
export function Navbar({ plan, path, activeLink }: NavbarProps) {
  const { labels, enquiryList } = plan.words;
  return (
    <div className={styles.navbar}>
      <a className={styles.skip} href="#content">
        {labels.skipToContent}
      </a>
      <div className={styles.bar}>
        <a className={styles.trade} href="/">
          {plan.company.trade}
        </a>
        <nav className={styles.links} aria-label={labels.mainNavigation} data-sections>
          <ul>
            {plan.nav.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={to === path ? "page" : to === activeLink ? "true" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.controls}>
          <a className={styles.list} href={enquiryList.to} data-list-link={enquiryList.listed}>
            <ListIcon label={enquiryList.name} />
          </a>
          {plan.company.telephones.slice(0, 1).map(({ number }) => (
            <a
              key={number}
              className={styles.call}
              href={telephoneLink(number)}
              aria-label={`${labels.call}: ${number}`}
              title={labels.call}
            >
              <CallIcon />
            </a>
          ))}
          {plan.search !== undefined && (
            <a
              href={plan.search}
              aria-label={labels.search}
              title={labels.search}
              aria-current={plan.search === path ? "page" : undefined}
            >
              <SearchIcon />
            </a>
          )}
          <button
            type="button"
            aria-pressed={false}
            aria-label={labels.darkTheme}
            title={labels.darkTheme}
            data-toggles="theme"
          >
            <ThemeIcon />
          </button>
          <button
            type="button"
            aria-expanded={false}
            aria-controls="menu-panel"
            aria-label={labels.menu}
            title={labels.menu}
            data-toggles="menu"
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      <MenuPanel plan={plan} activeLink={activeLink} />
    </div>
  );
}
