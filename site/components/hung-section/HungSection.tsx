import type { ReactNode } from "react";
import styles from "./HungSection.module.css";

interface HungSectionProps {
  heading: string | undefined;
  id: string | undefined;
  /** Stands small after the heading. */
  note?: string | number;
  children: ReactNode;
}

/** A section whose heading hangs in the margin on wide screens, so that a reader can run down the headings alone. */
export const HungSection = ({ heading, id, note, children }: HungSectionProps) => (
  // The anchor is the section's and not the heading's: a heading that sticks is not where it belongs.
  <section id={id} className={heading ? styles.section : styles.opening} aria-labelledby={id && `${id}-heading`}>
    {heading && (
      <h2 id={id && `${id}-heading`}>
        {heading}
        {note !== undefined && <small>{note}</small>}
      </h2>
    )}
    <div>{children}</div>
  </section>
);
