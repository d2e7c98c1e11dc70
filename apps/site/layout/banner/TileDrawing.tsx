import type { tileDrawings } from "@ttpl/content/schemas/layout-words.ts";
import drawings from "./tile-drawings.svg";
import styles from "./TileDrawing.module.css";

/**
 * The line drawing on a tile. It repeats the tile's name, so it is hidden from assistive technology. All six are one file,
 * because every document would carry them otherwise: a kilobyte of the first round trip.
 */
export const TileDrawing = ({ of }: { of: (typeof tileDrawings)[number] }) => (
  <svg className={styles.drawing} viewBox="0 0 72 48" aria-hidden="true">
    <use href={`${drawings}#${of}`} />
  </svg>
);
