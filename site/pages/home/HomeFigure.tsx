import { PictureLink } from "../../parts/picture-viewer/PictureLink.tsx";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import styles from "./HomePage.module.css";

/** The picture of the home page, standing free on the sheet. */
export const HomeFigure = ({ shown, words }: { shown: ShownPicture; words: PictureWords }) => (
  <figure className={styles.figure}>
    <PictureLink
      eager
      shown={shown}
      sizes="(width >= 1536px) 306px, (width >= 1200px) 259px, (width >= 640px) 289px, calc(100vw - 36px)"
    />
    <figcaption>
      {shown.title}. {words.own}
    </figcaption>
  </figure>
);
