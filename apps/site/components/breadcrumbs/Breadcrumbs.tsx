import type { Breadcrumb } from "@ttpl/content/derive/breadcrumbs.ts";
import styles from "./Breadcrumbs.module.css";

/**
 * The way from the home page to this page, without the page itself, whose heading follows; nothing if that is the home page
 * alone, to which the logo leads: https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/.
 */
export const Breadcrumbs = ({ steps, label }: { steps: readonly Breadcrumb[]; label: string }) =>
  steps.length > 2 && (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {steps.slice(0, -1).map(({ name, to }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
