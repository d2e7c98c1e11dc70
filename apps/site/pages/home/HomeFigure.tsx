import { ModelLink } from "../../components/picture-viewer/ModelLink.tsx";
import { PictureLink } from "../../components/picture-viewer/PictureLink.tsx";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import styles from "./HomeFigure.module.css";
import { Leaders } from "./Leaders.tsx";

/**
 * Picture widths that result from the layout and HomePage.module.css, less the space for the callout names on its left.
 */
const sizes =
  "(width >= 1530px) 523px, (width >= 1414px) calc(54.55vw - 312px), (width >= 1200px) calc(54.55vw - 210px), " +
  "(width >= 1073px) 612px, (width >= 960px) calc(100vw - 461px), " +
  "(width >= 750px) 612px, (width >= 597px) calc(100vw - 138px), calc(100vw - 36px)";

interface HomeFigureProps {
  item: CaptionedPicture;
  callouts: PageData<"home">["callouts"];
  words: PictureWords;
  link: PageData<"home">["figureLink"];
}

/** The picture of the home page, with its parts labeled as on a general arrangement drawing. */
export const HomeFigure = ({ item, callouts, words, link }: HomeFigureProps) => (
  <figure className={styles.figure}>
    {/* Browsers do not render what translation tools put into SVG text. */}
    <div className={styles.drawing} translate="no">
      <PictureLink eager item={item} sizes={sizes} />
      <Leaders callouts={callouts} />
    </div>
    <ol className={styles.parts}>
      {callouts.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
    <figcaption>
      {item.title}
      <span className={styles.links}>
        {link && <a href={link.to}>{link.name}</a>}
        <ModelLink {...{ item, words }} />
      </span>
    </figcaption>
  </figure>
);
