import type { Picture as PictureFiles } from "../../content-loader/derive/pictures.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  picture: PictureFiles;
  alt: string;
  /** How wide it is shown, as HTML's `sizes`. */
  sizes: string;
  /** Seen without scrolling, hence not left until the layout is known. */
  eager?: boolean;
  /** Shown in CSS pixels; without it, as the style sheet says. */
  displaySize?: { width: number; height: number };
}

/**
 * A picture in the colours of the theme. An image cannot follow the theme switch by itself, so of a line drawing both
 * variants stand in the page; the one that is hidden is not fetched.
 */
export function Picture({ picture, alt, sizes, eager = false, displaySize }: PictureProps) {
  const { width, height } = displaySize ?? picture;
  const common = { width, height, draggable: displaySize && false } as const;
  if ("light" in picture) {
    return (["light", "dark"] as const).map((theme) => (
      <img key={theme} alt={alt} className={styles[theme]} loading="lazy" {...common} src={picture[theme]} />
    ));
  }
  const srcSet = picture.variants.map(({ file, width }) => `${file} ${width}w`).join(", ");
  const loading = eager ? "eager" : "lazy";
  return <img alt={alt} className={styles.render} {...common} {...{ loading, sizes, srcSet }} src={widest(picture)} />;
}

const widest = ({ variants }: Extract<PictureFiles, { variants: unknown }>): string | undefined =>
  variants.at(-1)?.file;

/** The file that shows the most of a picture, for whoever wants the file itself. */
export const fileOf = (picture: PictureFiles): string | undefined =>
  "light" in picture ? picture.light : widest(picture);
