import type { ReactNode } from "react";
import styles from "./HungSection.module.css";

interface HungSectionProps {
  heading: string | undefined;
  id: string | undefined;
  /** Shown small after the heading. */
  note?: string | number;
  children: ReactNode;
}

/** The id of the heading of the section with this id, which names it. */
export const headingId = (sectionId: string): string => `${sectionId}-heading`;

/** A section whose heading hangs in the margin on wide screens, so that readers can scan the headings. */
export const HungSection = ({ heading, id, note, children }: HungSectionProps) => (
  // The anchor is on the section because a sticky heading may be displaced.
  <section id={id} className={heading ? styles.section : styles.opening} aria-labelledby={id && headingId(id)}>
    {heading && (
      <h2 id={id && headingId(id)}>
        {heading}
        {note !== undefined && <small className={styles.note}>{note}</small>}
      </h2>
    )}
    <div>{children}</div>
  </section>
);
