import type { ReactNode } from "react";
import styles from "./HungSection.module.css";

interface HungSectionProps {
  heading: string | undefined;
  id: string | undefined;
  children: ReactNode;
}

/** A section whose heading hangs in the margin on wide screens, so that a reader can run down the headings alone. */
export const HungSection = ({ heading, id, children }: HungSectionProps) => (
  <section className={heading ? styles.section : styles.opening} aria-labelledby={id}>
    {heading && <h2 id={id}>{heading}</h2>}
    <div>{children}</div>
  </section>
);
