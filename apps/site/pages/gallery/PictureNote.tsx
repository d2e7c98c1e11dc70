import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import styles from "./PictureNote.module.css";

interface PictureNoteProps {
  words: PictureWords;
  path: string;
}

/**
 * How to enlarge the pictures of a gallery. At the address to which search engines lead whoever wants to use one, it also
 * says whose the pictures of the site are.
 */
export function PictureNote({ words: { enlarge, own, licence }, path }: PictureNoteProps) {
  const [page, anchor] = licence.to.split("#");
  if (page !== path) return <p className={styles.note}>{enlarge}</p>;
  return (
    <p id={anchor} className={styles.note}>
      {enlarge} {own} {licence.text}
    </p>
  );
}
