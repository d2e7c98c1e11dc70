import styles from "./OwnPictures.module.css";

interface OwnPicturesProps {
  words: { own: string; licence: { text: string } };
  /** Where the words about the licence can be linked. */
  id?: string;
  /** What can be done with the pictures. */
  hint?: string;
}

/** Says, once on a page, that its pictures show drawings and models and no built plant, and how one may be used. */
export const OwnPictures = ({ words, id, hint }: OwnPicturesProps) => (
  <p id={id} className={styles.own}>
    {hint} {words.own} {words.licence.text}
  </p>
);
