import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./HomeFigure.module.css";

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * Leader lines with item balloons over a picture. Positions are fractions of the picture, but letters and lines have
 * fixed sizes, so the SVG has no view box. It repeats the list below it, so it is hidden from assistive technology.
 */
export const Leaders = ({ callouts }: { callouts: PageData<"home">["callouts"] }) => (
  <svg className={styles.leaders} aria-hidden="true">
    {callouts.map(({ name, at: [partX, partY], balloon: [x, y] }, index) => {
      const line = { x1: percent(partX), y1: percent(partY), x2: percent(x), y2: percent(y) };
      const place = { x: percent(x), y: percent(y) };
      return (
        <g key={name}>
          <line className={styles.halo} {...line} />
          <line {...line} />
          <circle className={styles.end} cx={line.x1} cy={line.y1} r="2.5" />
          <circle cx={place.x} cy={place.y} r="10" />
          <text {...place} dy="0.36em" textAnchor="middle">
            {index + 1}
          </text>
          <text
            className={styles.name}
            {...place}
            dx={x < partX ? -15 : 15}
            dy="0.36em"
            textAnchor={x < partX ? "end" : "start"}
          >
            {name}
          </text>
        </g>
      );
    })}
  </svg>
);
