import { PictureLink } from "../../parts/picture-viewer/PictureLink.tsx";
import type { PageData } from "../../reading/page-data.ts";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import styles from "./HomeFigure.module.css";
import { Leaders } from "./Leaders.tsx";

interface HomeFigureProps {
  shown: ShownPicture;
  callouts: PageData<"home">["callouts"];
  words: PictureWords;
}

/** The picture of the home page, standing free on the sheet, its parts named as on a general arrangement. */
export const HomeFigure = ({ shown, callouts, words }: HomeFigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.drawing}>
      <PictureLink eager shown={shown} sizes="(width >= 1200px) 540px, (width >= 646px) 612px, calc(100vw - 34px)" />
      <Leaders callouts={callouts} />
    </div>
    <ol className={styles.parts}>
      {callouts.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
    <figcaption>
      {shown.title}. {words.own}
    </figcaption>
  </figure>
);
