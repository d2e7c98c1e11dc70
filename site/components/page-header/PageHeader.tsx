import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

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
    <h1>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
