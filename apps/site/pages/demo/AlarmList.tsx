import { inOrder, listed } from "@ttpl/plant/alarms.ts";
import { pointIndex, points } from "@ttpl/plant/points.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { actionOf, conditionOf } from "./demo-words.ts";
import { clockOf, formatValue, valueText, unitOf } from "./format-value.ts";
import { Mark } from "./Mark.tsx";
import { eventsShown, stateLetters } from "./list.ts";
import type { Snapshot } from "./snapshot.ts";
import styles from "./AlarmList.module.css";

/**
 * The alarms that are active or unacknowledged. Every alarm of the plant has its row; the script shows those that
 * apply, in order.
 */
export function AlarmList({ words, snapshot }: { words: DemoWords; snapshot: Snapshot }) {
  const { alarms: own } = words;
  const rows = snapshot.alarms.toSorted(inOrder);
  return (
    <>
      <h2 id="alarms-title">{own.title}</h2>
      <table className={styles.alarms} aria-labelledby="alarms-title">
        <thead>
          <tr>
            {([own.priority, own.since, own.tag, own.condition, own.value, own.state] as const).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{own.operate}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((alarm) => {
            const { rule, state } = alarm;
            const { tag } = rule;
            const { unit, decimals } = points[pointIndex(rule.point)] ?? { unit: "", decimals: 0 };
            return (
              <tr key={tag} data-alarm={tag} data-kind={state} hidden={!listed(alarm)}>
                <td>
                  <Mark priority={rule.priority} /> <b data-letter="">{stateLetters[state]}</b>
                </td>
                <td data-since="">{alarm.since > 0 && clockOf(alarm.since, "UTC")}</td>
                <th scope="row">{tag}</th>
                <td>
                  {conditionOf(tag)}
                  <small>{actionOf(tag)}</small>
                </td>
                <td>
                  {unit && (
                    <>
                      <span data-value={rule.point}>{valueText(rule.point, snapshot.values)}</span> {unitOf(rule.point)}
                      <small>
                        {own.limit} {formatValue(rule.limit, Math.min(1, decimals))}
                      </small>
                    </>
                  )}
                </td>
                <td data-state-words="">{own.states[state]}</td>
                <td>
                  <button type="button" data-acknowledge={tag} aria-label={`${own.acknowledge} ${tag}`}>
                    {own.acknowledge}
                  </button>
                  <button type="button" data-shelve={tag} aria-label={`${own.shelve} ${tag}`}>
                    {own.shelve}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p data-none="" hidden={snapshot.alarms.some(listed)}>
        {own.none}
      </p>
      <p className={styles.suppressed} data-suppressed="" hidden>
        {own.suppressed} <span />
      </p>
      <h3>{own.events}</h3>
      <ol className={styles.events} data-events="" aria-label={own.events}>
        {snapshot.events.length === 0 && <li>{own.noEvents}</li>}
        {snapshot.events
          .slice(-eventsShown)
          .toReversed()
          .map(({ time, tag, kind }) => (
            <li key={time + tag + kind}>{`${clockOf(time, "UTC")} ${tag} ${own.kinds[kind]}`}</li>
          ))}
      </ol>
    </>
  );
}
