import { pointIndex } from "@ttpl/plant/points.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { valueText, shownTag, unitOf } from "./format-value.ts";
import { barPlace, barWidth, limitsOf, overviewPoints } from "./limits.ts";
import type { Snapshot } from "./snapshot.ts";
import { priorityOn, stateInWords, stateOf } from "./states.ts";
import styles from "./Overview.module.css";

type Shown = (typeof overviewPoints)[number];

/** The range without an alarm, the alarm limits, and a pointer at the value. */
function Bar({ of, value }: { of: Shown; value: number }) {
  const limits = limitsOf(of.tag);
  const from = barPlace(Math.max(of.low, limits.from), of);
  return (
    <svg className={styles.bar} viewBox={`-6 0 ${barWidth + 12} 20`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={0} y={8} width={barWidth} height={10} />
      <rect x={from} y={8} width={barPlace(Math.min(of.high, limits.to), of) - from} height={10} data-normal="" />
      {limits.all.length > 0 && <path d={limits.all.map((limit) => `M${barPlace(limit, of)} 6V20`).join("")} />}
      <path d="M-5 0H5L0 9z" data-bar={of.tag} transform={`translate(${barPlace(value, of).toFixed(1)} 0)`} />
    </svg>
  );
}

/** Level 1: the values that tell whether all is well, and the states of the equipment. */
export function Overview({ words, snapshot }: { words: DemoWords; snapshot: Snapshot }) {
  const { values, alarms } = snapshot;
  const { names } = words;
  return (
    <div className={styles.overview}>
      <dl className={styles.values}>
        {overviewPoints.map((of) => (
          <div key={of.tag} data-point={of.tag} data-alarm={priorityOn(of.tag, alarms)}>
            <dt>
              {names[shownTag(of.tag)]} <small>{shownTag(of.tag)}</small>
            </dt>
            <dd>
              <Bar of={of} value={values[pointIndex(of.tag)] ?? NaN} />
              <span>
                <strong data-value={of.tag}>{valueText(of.tag, values)}</strong> {unitOf(of.tag)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.states}>
        {["DR-100", "P-101A", "P-101B", "P-102", "K-101", "XV-112"].map((tag) => (
          <div
            key={tag}
            data-state={tag}
            data-now={stateOf(tag, values)}
            data-point={tag}
            data-alarm={priorityOn(tag, alarms)}
          >
            <dt>
              {names[tag]} <small>{tag}</small>
            </dt>
            <dd data-words={tag}>{stateInWords(tag, values, words)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
