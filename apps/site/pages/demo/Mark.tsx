import { markBaselines, markShapes } from "./marks.ts";
import styles from "./Mark.module.css";

/** An alarm's priority by shape, number and color. */
export const Mark = ({ priority }: { priority: 1 | 2 | 3 }) => (
  <svg className={styles.mark} viewBox="-12 -12 24 24" data-priority={priority} aria-hidden="true">
    <path d={markShapes[priority]} />
    <text y={markBaselines[priority]}>{priority}</text>
  </svg>
);
