import type { Breadcrumb } from "@ttpl/content/derive/breadcrumbs.ts";
import styles from "./Breadcrumbs.module.css";

/** Breadcrumbs from the home page to this page: https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/. */
export const Breadcrumbs = ({ steps, label }: { steps: readonly Breadcrumb[]; label: string }) => (
  <nav className={styles.breadcrumbs} aria-label={label}>
    <ol>
      {steps.map(({ name, to }, index) => (
        <li key={to}>{index < steps.length - 1 ? <a href={to}>{name}</a> : <span aria-current="page">{name}</span>}</li>
      ))}
    </ol>
  </nav>
);
