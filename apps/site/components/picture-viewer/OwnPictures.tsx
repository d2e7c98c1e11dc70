import styles from "./OwnPictures.module.css";

interface OwnPicturesProps {
  words: { own: string; licence: { text: string } };
  /** Anchor for links to the licence. */
  id?: string;
  /** How to enlarge the pictures. */
  hint?: string;
}

/**
 * A note, once per page, that its pictures show drawings and models rather than built plants, and under which licence.
 */
export const OwnPictures = ({ words, id, hint }: OwnPicturesProps) => (
  <p id={id} className={styles.own}>
    {hint} {words.own} {words.licence.text}
  </p>
);
