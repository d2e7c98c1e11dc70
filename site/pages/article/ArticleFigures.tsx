import type { ReactNode } from "react";
import { Figure } from "../../components/figure/Figure.tsx";
import { OwnPictures } from "../../components/picture-viewer/OwnPictures.tsx";
import type { PageData } from "../../content-loader/derive/page-data.ts";
import type { PictureWords } from "../../content-loader/schemas/shell-words.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import styles from "./ArticlePage.module.css";

/**
 * The beginning of an article, with its one figure beside it where there is room. A drawing is given more of it than a
 * model: its lettering is to be read.
 */
export function Opening({ page: { figure, pictures }, children }: { page: PageData<"article">; children: ReactNode }) {
  if (!figure || !pictures) return children;
  return (
    <div className={styles.opening}>
      <div>{children}</div>
      <div className={"light" in figure.picture ? `${styles.figure} ${styles.wide}` : styles.figure}>
        <Figure
          eager
          item={figure}
          sizes="(width >= 1216px) 406px, (width >= 1088px) 338px, (960px > width >= 768px) 338px, (width >= 480px) 440px, calc(100vw - 38px)"
        />
        <OwnPictures words={pictures.words} />
      </div>
    </div>
  );
}

/** What ArticlePage.module.css makes of the section's two columns, beside the side panel and the hanging heading. */
const sizes =
  "(width >= 1530px) 443px, (width >= 1280px) calc(50vw - 322px), (width >= 960px) calc(50vw - 194px), (width >= 640px) calc(50vw - 33px), calc(100vw - 38px)";

/** Several figures, at the end of the section that they belong to. */
export const Figures = ({ items, words }: { items: readonly CaptionedPicture[]; words: PictureWords }) => (
  <>
    <ul className={styles.figures}>
      {items.map((picture) => (
        <li key={picture.id}>
          <Figure item={picture} sizes={sizes} />
        </li>
      ))}
    </ul>
    <OwnPictures words={words} />
  </>
);
