import type { ReactNode } from "react";
import { Figure } from "../../components/figure/Figure.tsx";
import { Figures } from "../../components/figure/Figures.tsx";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import styles from "./ArticlePage.module.css";

/** The opening of an article, with its figure beside it if there is space, and after the heading on a phone. */
export function ArticleOpening({
  page: { figure, pictures },
  children,
}: {
  page: PageData<"article">;
  children: ReactNode;
}) {
  if (!figure || !pictures) return children;
  return (
    <div className={styles.opening}>
      <div className={styles.words}>{children}</div>
      <div className={styles.figure}>
        <Figure
          eager
          item={figure}
          words={pictures.words}
          sizes="(width >= 1530px) 596px, (width >= 1216px) calc(51vw - 185px), (width >= 1088px) 372px, (960px > width >= 768px) 372px, calc(100vw - 38px)"
        />
      </div>
    </div>
  );
}

/** Widths in a section, beside the side panel and the hanging heading: of one of two columns, and across both. */
const sizes =
  "(width >= 1530px) 443px, (width >= 1280px) calc(50vw - 322px), (width >= 960px) calc(50vw - 194px), (width >= 640px) calc(50vw - 33px), calc(100vw - 38px)";
const wideSizes =
  "(width >= 1530px) 914px, (width >= 1280px) calc(100vw - 616px), (width >= 960px) calc(100vw - 360px), calc(100vw - 38px)";

interface SectionFiguresProps {
  items: readonly CaptionedPicture[];
  words: PictureWords;
}

/** Several figures, at the end of their section. */
export const SectionFigures = (props: SectionFiguresProps) => <Figures {...props} {...{ sizes, wideSizes }} />;
