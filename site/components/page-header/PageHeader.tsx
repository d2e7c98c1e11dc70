import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

/** The page's one h1, what the page is about in a line or two, and what can be done at once. */
export const PageHeader = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string | undefined;
  children?: ReactNode;
}) => (
  <header className={styles.header}>
    <h1>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
