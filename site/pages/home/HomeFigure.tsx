import { PictureLink } from "../../parts/picture-viewer/PictureLink.tsx";
import type { PageData } from "../../reading/page-data.ts";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import styles from "./HomeFigure.module.css";
import { Leaders } from "./Leaders.tsx";

/** What the frame and HomePage.module.css leave it, less the room for the names at its left where they stand around it. */
const sizes =
  "(width >= 1530px) 540px, (width >= 1354px) calc(54.55vw - 295px), (width >= 1200px) calc(54.55vw - 210px), " +
  "(width >= 1056px) 612px, (width >= 960px) calc(100vw - 444px), " +
  "(width >= 733px) 612px, (width >= 564px) calc(100vw - 121px), calc(100vw - 36px)";

interface HomeFigureProps {
  shown: ShownPicture;
  callouts: PageData<"home">["callouts"];
  words: PictureWords;
}

/** The picture of the home page, standing free on the sheet, its parts named as on a general arrangement. */
export const HomeFigure = ({ shown, callouts, words }: HomeFigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.drawing}>
      <PictureLink eager shown={shown} sizes={sizes} />
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
