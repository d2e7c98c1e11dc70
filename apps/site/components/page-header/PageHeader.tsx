import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

/** The id of the page's heading. */
export const pageHeadingId = "page-heading";

/** The page's only h1, a lead of a line or two, and the page's main actions. */
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
    <h1 id={pageHeadingId}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
