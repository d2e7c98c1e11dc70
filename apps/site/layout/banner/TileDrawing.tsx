import type { ReactNode } from "react";
import type { tileDrawings } from "@ttpl/content/schemas/layout-words.ts";
import styles from "./TileDrawing.module.css";

type Drawing = (typeof tileDrawings)[number];

/** The three line styles of the drawings: medium outlines, thin inner lines, dashed signals. */
const lines = (outline: string, inside: string, signal?: string): ReactNode => (
  <>
    <path d={inside} />
    {signal && <path className={styles.signal} d={signal} />}
    <path className={styles.outline} d={outline} />
  </>
);

// Each drawing fills the same 64 × 40 of 72 × 48 units. Symbols follow drawing standards: ISA bubbles, valves, pumps.
const drawings: Record<Drawing, ReactNode> = {
  /* A controller rack, wired to a transmitter, a control valve and a motor. */
  automation: lines(
    "M6 5h60v19H6zM18 5v19M30 5v19M42 5v19M54 5v19M36 41l-5.5-3.5v7zM36 41l5.5-3.5v7z",
    "M9 9h6v5H9zM9 18h6M22 9h4M22 12h4M22 15h4M34 9h4M34 12h4M34 15h4M46 9h4M46 12h4M58 9h4M58 12h4M58 15h4M58 18h4M17.5 39a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0zM6.5 39h11M36 41v-4M32.5 37a3.5 3.5 0 0 1 7 0zM25 41h5.5M41.5 41H47M65.5 39a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0zM57.5 41.5v-5l2.5 3l2.5-3v5",
    "M12 33.5V30h12v-6M36 33.5V24M60 33.5V30H48v-6",
  ),
  /* A production screen: trend, two bars and the counts below them. */
  software: lines(
    "M6 4h60v32H6zM31 36l-2 8h14l-2-8M23 44h26",
    "M6 10h60M10 7h12M60 7h2.5M12 14v17h30M12 28l5-4l5 2.5l6-8l5 3l5-6.5l4 2M48 31h14M50 31V19h4v12M57 31v-8h4v8M48 14h14",
    "M12 21h30",
  ),
  /* A piping and instrument diagram: vessel, pump, control valve, level loop. */
  detail: lines(
    "M7 12c0-7.5 18-7.5 18 0v14c0 7.5-18 7.5-18 0zM37 39a6 6 0 1 1-12 0a6 6 0 1 1 12 0zM53 33l-6-4v8zM53 33l6-4v8z",
    "M16 31.7V39h9M31 33h16M59 33h9M65.5 31l2.5 2l-2.5 2M2 14h5M53 33v-5M49 28a4 4 0 0 1 8 0zM7 20h18M14 17.5h4L16 20zM60 11a7 7 0 1 1-14 0a7 7 0 1 1 14 0zM46 11h14M28.5 34.5L36 39l-7.5 4.5",
    "M25 11h21M53 18v6",
  ),
  /* A skid: vessel, pump and piping inside one steel frame. */
  skid: lines(
    "M4 38h64v5H4zM8 38V5h56v33M40 17c0-5 16-5 16 0v11c0 5-16 5-16 0z",
    "M8 9h56M43 31v7M53 31v7M12 38v-8h11v8M15 30v8M18 30v8M34 33a5 5 0 1 1-10 0a5 5 0 1 1 10 0zM23 33h1M29 28V13.5h19M29 22l-2.5 4h5zM29 22l-2.5-4h5zM34 33h6v-3M26 38l1-.8M32 38l-1-.8M48 13.5V9M8 43v2M64 43v2",
  ),
  /* A dimensioned model of a bracket, two units across for one down: whole numbers are the shortest. */
  model: lines(
    "M32 2l4 2v14l22 11v5l-16 8L16 29V10z",
    "M16 10l4 2l16-8M20 12v14l22 11l16-8M20 26l16-8M42 37v5M45 27.5a6 3 0 1 1-12 0a6 3 0 1 1 12 0zM14 30l-5 2.5M40 43l-5 2.5M10 32l26 13M12 34l-2-2h3M34 43l2 2h-3M60 35l5 2.5M44 43l5 2.5M64 37l-16 8M61 37h3l-2 2M51 45h-3l2-2",
    "M31 23.5l16 8M47 23.5l-16 8",
  ),
  /* Section of a scrubbing tower: gas flows through the packing, liquor is pumped over it. */
  product: lines(
    "M24 11l6-5h10l6 5v33H24zM65 38a5 5 0 1 1-10 0a5 5 0 1 1 10 0z",
    "M30 6V2.5M40 6V2.5M24 20h22M24 32h22M24 20l22 12M24 32l22-12M24 26l11-6l11 6l-11 6zM60 33V13H28M31 13l-2 3.5M31 13l2 3.5M39 13l-2 3.5M39 13l2 3.5M24 40c3.5-1.5 7 1.5 11 0s7.5 1.5 11 0M46 43h9.5M57.5 20L60 16.5l2.5 3.5",
    "M6 37h16M19 34.5l3 2.5l-3 2.5",
  ),
};

/** The line drawing on a tile. It repeats the tile's name, so it is hidden from assistive technology. */
export const TileDrawing = ({ of }: { of: Drawing }) => (
  <svg className={styles.drawing} viewBox="0 0 72 48" aria-hidden="true">
    {drawings[of]}
  </svg>
);
