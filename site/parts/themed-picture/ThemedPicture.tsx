import type { Picture } from "../../reading/pictures.ts";
import styles from "./ThemedPicture.module.css";

interface ThemedPictureProps {
  picture: Picture;
  alt: string;
  /** Pictures below the first screen are fetched when they come near. */
  lazy?: boolean;
}

/**
 * A picture in the colours of the theme, linked to its own file at full size. An image cannot follow the theme switch by
 * itself, so both variants stand in the page; the one that is not shown is not fetched either.
 */
export const ThemedPicture = ({ picture, alt, lazy = true }: ThemedPictureProps) =>
  (["light", "dark"] as const).map((theme) => (
    <a key={theme} className={styles[theme]} href={picture[theme]}>
      <img
        src={picture[theme]}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={lazy || theme === "dark" ? "lazy" : "eager"}
        decoding="async"
      />
    </a>
  ));
