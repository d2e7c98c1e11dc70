import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import { Figure } from "./Figure.tsx";
import styles from "./Figures.module.css";

interface FiguresProps {
  items: readonly CaptionedPicture[];
  words: PictureWords;
  /** Displayed widths, in the format of HTML's `sizes`: in one of two columns, and of a last figure across both. */
  sizes: string;
  wideSizes: string;
}

/** Several figures, in two columns where there is room. */
export const Figures = ({ items, words, sizes, wideSizes }: FiguresProps) => (
  <ul className={styles.figures}>
    {items.map((item, index) => {
      // Known from the start, unlike with `:last-child`, so that nothing moves while the page arrives.
      const alone = index % 2 === 0 && index === items.length - 1;
      return (
        <li key={item.id} className={alone ? styles.alone : undefined}>
          <Figure {...{ item, words }} sizes={alone ? wideSizes : sizes} />
        </li>
      );
    })}
  </ul>
);
