import type { ReactNode } from "react";
import { Figure } from "../../components/figure/Figure.tsx";
import { Figures } from "../../components/figure/Figures.tsx";
import { OwnPictures } from "../../components/picture-viewer/OwnPictures.tsx";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import styles from "./ArticlePage.module.css";

/**
 * The opening of an article, with its figure beside it if there is space. A drawing is wider than a model, so that its
 * lettering is legible.
 */
export function ArticleOpening({
  page: { figure, pictures },
  children,
}: {
  page: PageData<"article">;
  children: ReactNode;
}) {
  if (!figure || !pictures) return children;
  return (
    <div className={"light" in figure.picture ? `${styles.opening} ${styles.wide}` : styles.opening}>
      <div>{children}</div>
      <div className={styles.figure}>
        <Figure
          eager
          item={figure}
          words={pictures.words}
          sizes="(width >= 1216px) 406px, (width >= 1088px) 338px, (960px > width >= 768px) 338px, (width >= 480px) 440px, calc(100vw - 38px)"
        />
        <OwnPictures words={pictures.words} />
      </div>
    </div>
  );
}

/** Widths in a section, beside the side panel and the hanging heading: of one of two columns, and across both. */
const sizes =
  "(width >= 1530px) 443px, (width >= 1280px) calc(50vw - 322px), (width >= 960px) calc(50vw - 194px), (width >= 640px) calc(50vw - 33px), calc(100vw - 38px)";
const wideSizes =
  "(width >= 1530px) 909px, (width >= 1280px) calc(100vw - 620px), (width >= 960px) calc(100vw - 364px), calc(100vw - 38px)";

interface SectionFiguresProps {
  items: readonly CaptionedPicture[];
  words: PictureWords;
  /** Whether the note on the pictures follows; else the page has it elsewhere. */
  noted: boolean;
}

/** Several figures, at the end of their section. */
export const SectionFigures = ({ noted, ...rest }: SectionFiguresProps) => (
  <>
    <Figures {...rest} {...{ sizes, wideSizes }} />
    {noted && <OwnPictures words={rest.words} />}
  </>
);
