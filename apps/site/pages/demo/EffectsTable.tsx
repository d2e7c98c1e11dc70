import { causes, effectColumns } from "@ttpl/plant/cause-and-effect.ts";
import { keepTogether } from "@ttpl/content/parse/keep-together.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import styles from "./EffectsTable.module.css";

const columns = effectColumns.map(({ effect, does }) => ({ effect, words: keepTogether(does) }));

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
            {columns.map(({ effect, words }) => (
              <th key={effect} scope="col" data-effect={effect}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {causes.map(({ tag, condition, limit, delay, effects: follow }) => (
            <tr key={tag} data-cause={tag}>
              <th scope="row">
                <b>{tag}</b> {keepTogether(condition)} <em hidden>{own.active}</em>
              </th>
              <td>{limit}</td>
              <td>{delay}</td>
              {columns.map(({ effect, words }) => (
                <td key={effect} data-name={words}>
                  {follow.includes(effect) && "X"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{own.note}</p>
    </details>
  );
}
