import { effects, interlocks } from "@ttpl/plant/interlocks.ts";
import { alarmRules } from "@ttpl/plant/alarm-rules.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { unitOf } from "./format-value.ts";
import styles from "./EffectsTable.module.css";

/** The interlocks as a matrix: what follows from which limit. */
export function EffectsTable({ words }: { words: DemoWords }) {
  const { effects: own, conditions } = words;
  return (
    <details className={styles.folded}>
      <summary>
        <h2 id="effects-title">{own.title}</h2>
      </summary>
      <table className={styles.effects} aria-labelledby="effects-title">
        <thead>
          <tr>
            <th scope="col">{own.cause}</th>
            <th scope="col">{own.limit}</th>
            <th scope="col">{own.delay}</th>
            {effects.map((effect) => (
              <th key={effect} scope="col" data-effect={effect}>
                {own.names[effect]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {interlocks.map(({ cause, limit, delay, effects: follow }) => {
            const rule = alarmRules.find(({ tag }) => tag === cause);
            return (
              <tr key={cause} data-cause={cause}>
                <th scope="row">
                  <b>{cause}</b> {conditions[cause].condition} <em hidden>{own.stands}</em>
                </th>
                <td>
                  {limit} {rule && unitOf(rule.point)}
                </td>
                <td>{delay} s</td>
                {effects.map((effect) => (
                  <td key={effect} data-name={own.names[effect]}>
                    {(follow as readonly string[]).includes(effect) && "X"}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{own.note}</p>
    </details>
  );
}
