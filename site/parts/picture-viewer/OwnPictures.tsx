import styles from "./OwnPictures.module.css";

/** Says, once on a page, that its pictures show drawings and models and no built plant. */
export const OwnPictures = ({ words }: { words: { own: string } }) => <p className={styles.own}>{words.own}</p>;
