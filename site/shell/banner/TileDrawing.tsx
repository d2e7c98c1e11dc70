import type { ReactNode } from "react";
import type { tileDrawings } from "../../reading/schemas/shell-words.ts";
import styles from "./TileDrawing.module.css";

type Drawing = (typeof tileDrawings)[number];

// One drawing language: 72 × 44 units, outlines medium, what is inside thin, flow and signals as dashes.
const drawings: Record<Drawing, ReactNode> = {
  /* A rack of controller modules on its rail, with the field wiring below. */
  automation: (
    <>
      <path className={styles.outline} d="M8 8h56v22H8zM20 8v22M31 8v22M42 8v22M53 8v22" />
      <path d="M11.5 12h5v6h-5zM23.5 13h4M23.5 16h4M23.5 19h4M34.5 13h4M34.5 16h4M34.5 19h4M45.5 13h4M45.5 16h4M56.5 13h4M56.5 16h4M11.5 25h5" />
      <path className={styles.signal} d="M25.5 30v4h-9v6M36.5 30v10M47.5 30v4h9v6" />
      <path d="M13.5 40h6M33.5 40h6M53.5 40h6M4 4.5h64" />
    </>
  ),
  /* An operator's screen: a trend, two bars and a row of states. */
  software: (
    <>
      <path className={styles.outline} d="M12 4h48v30H12zM30 34l-2 6h16l-2-6M22 40h28" />
      <path d="M16 8h40M16 29h30M16 29V12M49 29V18h3v11M54 29v-7h3v7" />
      <path className={styles.signal} d="M17 25l6-5 5 2 6-8 5 3 6-5" />
    </>
  ),
  /* A vessel on its piping diagram: level loop, control valve, pump. */
  detail: (
    <>
      <path className={styles.outline} d="M12 10c0-6 14-6 14 0v18c0 6-14 6-14 0z" />
      <path d="M19 32.5V39h19M44 39h22M38 35.5l6 7v-7l-6 7zM41 39v-6M37.5 33a3.5 3 0 0 1 7 0zM19 5.5V2h22" />
      <circle cx="41" cy="19" r="6.5" />
      <path d="M34.5 19h13" />
      <path className={styles.signal} d="M26 19h8.5M41 25.5V30" />
      <path d="M12 22h14" />
    </>
  ),
  /* A skid: base frame, vessel, pump and motor, one header. */
  skid: (
    <>
      <path className={styles.outline} d="M4 36h64v4H4zM40 10c0-4.5 14-4.5 14 0v16c0 4.5-14 4.5-14 0z" />
      <path d="M43 29.5V36M51 29.5V36M9 27h11v7H9zM20 30.5h4M24 26.5a5 5 0 1 1 0 8zM7 36l2-2M20 34l2 2" />
      <path d="M29 25.5V16h11M47 6.5V3h16v33M60 16h6M60 19h6M12 36v-2" />
      <path className={styles.signal} d="M14.5 27V12h15" />
    </>
  ),
  /* A pipe elbow with flanges in isometric view, with its axes. */
  model: (
    <>
      <path className={styles.outline} d="M12 26l18-9c5-2.5 9 0 9 5v17M12 36l13-6.5c2-1 4 0 4 2.5v7" />
      <path
        className={styles.outline}
        d="M12 23c-3 1.5-5 6-4.5 10s2 6.5 4.5 5c3-1.5 5-6 4.5-10S14.5 21.5 12 23zM25 39h18v3.5H25z"
      />
      <path className={styles.signal} d="M2 36l46-23M34 42V6" />
      <path d="M56 32V18M56 32l9 5M56 32l9-5M54.5 20.5L56 18l1.5 2.5M62.5 37.200l2.5-.2-1.300-2.300M63.700 29.300L65 27l-2.5-.2" />
    </>
  ),
  /* A scrubbing column in section: sprays, packing, sump, and the gas that passes. */
  product: (
    <>
      <path className={styles.outline} d="M28 12c0-4 4-6 8-6s8 2 8 6v26H28z" />
      <path d="M28 18h16M28 28h16M30 28l6-10M36 28l6-10M30 18l6 10M36 18l6 10M31 12h10M33 12l-1.5 3.5M36 12v3.5M39 12l1.5 3.5M28 34c3-1.5 5 1.5 8 0s5 1.5 8 0" />
      <path d="M44 36h12V12H41M54 23l2-3 2 3" />
      <path className={styles.signal} d="M8 31h20M36 6V1.5h12" />
      <path d="M22 28.5l3.5 2.5-3.5 2.5M45 -.5l3 2-3 2" />
    </>
  ),
};

/** The line drawing on a tile. It repeats what the tile's name says, so it is hidden from assistive technology. */
export const TileDrawing = ({ of }: { of: Drawing }) => (
  <svg className={styles.drawing} viewBox="0 0 72 44" aria-hidden="true">
    {drawings[of]}
  </svg>
);
