import type { Picture as PictureFiles } from "@ttpl/content/derive/pictures.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  picture: PictureFiles;
  alt: string;
  /** Displayed width, in the format of HTML's `sizes`. */
  sizes: string;
  /** Visible without scrolling, so it is not loaded lazily. */
  eager?: boolean;
  /** Displayed size in CSS pixels; by default the style sheet decides. */
  displaySize?: { width: number; height: number };
}

/**
 * A picture in the colors of the theme. An image cannot follow the theme switch by itself, so a line drawing has an
 * element for each theme; the hidden one is lazy and is not fetched.
 */
export function Picture({ picture, alt, sizes, eager = false, displaySize }: PictureProps) {
  const { width, height } = displaySize ?? picture;
  const common = { width, height, draggable: displaySize && false } as const;
  if ("light" in picture) {
    return (["light", "dark"] as const).map((theme) => (
      <img
        key={theme}

        alt={alt}
        className={styles[theme]}
        loading="lazy"
        {...common}
        src={picture[theme]}
      />
    ));
  }
  const srcSet = picture.variants.map(({ file, width }) => `${file} ${width}w`).join(", ");
  const loading = eager ? "eager" : "lazy";
  if (!("fallback" in picture)) {
    return (
      <img alt={alt} className={styles.render} {...common} {...{ loading, sizes, srcSet }} src={widest(picture)} />
    );
  }
  return (
    <picture className={styles.photo}>
      <source type="image/avif" {...{ sizes, srcSet }} />
      <img alt={alt} {...common} loading={loading} src={picture.fallback} />
    </picture>
  );
}

const widest = ({ variants }: Extract<PictureFiles, { variants: unknown }>): string | undefined =>
  variants.at(-1)?.file;

/** The file with the highest resolution. */
export const fileOf = (picture: PictureFiles): string | undefined =>
  "light" in picture ? picture.light : widest(picture);
