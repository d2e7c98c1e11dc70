import { ruleOf } from "@ttpl/plant/alarm-rules.ts";
import { type Effect, effects, interlocks } from "@ttpl/plant/scrubbing-system.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { conditionOf, effectOf } from "./demo-words.ts";
import { formatValue, unitOf } from "./format-value.ts";
import styles from "./EffectsTable.module.css";

const columns = Object.keys(effects) as readonly Effect[];

/** The interlocks as a matrix: what follows from which limit. */
export function EffectsTable({ words: { effects: own } }: { words: DemoWords }) {
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
            {columns.map((effect) => (
              <th key={effect} scope="col" data-effect={effect}>
                {effectOf(effect)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {interlocks.map(({ cause, delay, effects: follow }) => {
            const { point, limit } = ruleOf(cause);
            const unit = unitOf(point);
            return (
              <tr key={cause} data-cause={cause}>
                <th scope="row">
                  <b>{cause}</b> {conditionOf(cause)} <em hidden>{own.active}</em>
                </th>
                <td>{unit && `${formatValue(limit, Number.isInteger(limit) ? 0 : 2)} ${unit}`}</td>
                <td>{delay} s</td>
                {columns.map((effect) => (
                  <td key={effect} data-name={effectOf(effect)}>
                    {follow.includes(effect) && "X"}
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
