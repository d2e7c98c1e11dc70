import { permit } from "@ttpl/plant/scrubbing-system.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { shownTag } from "./format-value.ts";
import { gridLines, letterOf, pens, permitPlace, permittedTag, trendSize } from "./pens.ts";
import { PenTable } from "./PenTable.tsx";
import styles from "./TrendPane.module.css";

const { height, top, bottom, left } = trendSize;
const marks = Array.from({ length: gridLines }, (_, index) => index);

/** Trend with cursor and zoom, the values at the cursor, and the same as a table. The script draws the curves. */
export function TrendPane({ words }: { words: DemoWords }) {
  const { trend, drawn } = words;
  return (
    <>
      <div className={styles.head}>
        <h2 id="trend-title">{trend.title}</h2>
        <span data-span="" />
        <button type="button" data-zoom="-1" aria-label={trend.zoomIn}>
          +
        </button>
        <button type="button" data-zoom="1" aria-label={trend.zoomOut}>
          −
        </button>
        <button type="button" data-csv="">
          {trend.csv}
        </button>
      </div>
      <svg
        className={styles.trend}
        viewBox={`0 0 860 ${height}`}
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={100}
        aria-label={trend.drawing}
        aria-describedby="trend-keys"
        data-trend=""
      >
        <rect width="100%" height="100%" />
        <path data-grid="" />
        <path data-permit="" />
        <text x={left + 4} y={permitPlace - 4}>
          {`${permittedTag} ${drawn.limit} ${permit}`}
        </text>
        {pens.map(({ tag }, index) => (
          <path key={tag} data-pen={index} d="" />
        ))}
        {pens.map(({ tag }, index) => (
          <text key={tag} data-letter={index}>
            {letterOf(index)}
          </text>
        ))}
        {marks.map((at) => (
          <text key={at} data-time={at} y={height - 8} />
        ))}
        <path d={`M0 ${top}V${bottom}`} data-cursor="" />
      </svg>
      <PenTable words={words} />
      <details className={styles.table} data-table="">
        <summary>{trend.table}</summary>
        {/* Scrolled by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} role="region" aria-label={trend.table}>
          <table aria-label={trend.table}>
            <thead>
              <tr>
                <th scope="col">{trend.time}</th>
                {pens.map(({ tag }) => (
                  <th key={tag} scope="col">
                    {shownTag(tag)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody />
          </table>
        </div>
      </details>
      <p className={styles.keys} id="trend-keys">
        {trend.keys}
      </p>
    </>
  );
}
