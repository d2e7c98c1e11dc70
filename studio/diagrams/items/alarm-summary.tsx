import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { activeAlarms, alarmRate, countOf, events, shelved } from "../plant/alarms.ts";
import { KeyFigure } from "../screen/KeyFigure.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Table } from "../screen/Table.tsx";

const hours = alarmRate.length;
const most = 8;

const rule = 170;
/** Baselines of the headings, left edge of the right column, and the height of a heading with the space above it. */
const titles = { events: 484, shelved: 790 };
const column = 980;
const above = 24;

export const views = viewsOf({
  alarms: { top: rule, bottom: titles.events - above },
  events: { top: titles.events - above, right: column - above },
  rate: { top: titles.events - above, left: column - above, bottom: titles.shelved - above },
  shelved: { top: titles.shelved - above, left: column - above },
});

export default function AlarmSummary() {
  const today = alarmRate.reduce((sum, count) => sum + count, 0);
  const unacknowledged = activeAlarms.filter(({ state }) => state === "UNACK" || state === "RTN").length;
  return (
    <Screen title="Alarm summary" tab="Alarms">
      <KeyFigure
        x={24}
        y={92}
        name="Standing"
        value={String(activeAlarms.filter(({ state }) => state !== "RTN").length)}
        note={`${countOf(1)} of priority 1`}
      />
      <KeyFigure x={224} y={92} name="Not acknowledged" value={String(unacknowledged)} note="oldest 1 h 45 min" />
      <KeyFigure x={464} y={92} name="Shelved" value={String(shelved.length)} note="returns 20:00" />
      <KeyFigure
        x={644}
        y={92}
        name="In the last 12 h"
        value={String(today)}
        note={`${(today / hours).toFixed(1)} an hour`}
      />
      <KeyFigure x={864} y={92} name="Most in 10 min" value="3" note="flood begins above 10" />
      <KeyFigure x={1104} y={92} name="Standing over 24 h" value="0" note="target 0" />
      <KeyFigure x={1344} y={92} name="Filter" value="All areas" note="all priorities" />
      <path d={`M24 ${rule}H1576`} stroke="var(--grid)" strokeWidth={2} />
      <Table
        x={24}
        y={204}
        width={1552}
        step={58}
        columns={[
          { title: "", at: 0 },
          { title: "Time", at: 54 },
          { title: "Tag", at: 170 },
          { title: "Condition", at: 320 },
          { title: "Value", at: 690, right: true },
          { title: "Limit", at: 800, right: true },
          { title: "Area", at: 840 },
          { title: "State", at: 990 },
          { title: "What to do", at: 1110 },
        ]}
        rows={activeAlarms.map(({ priority, time, tag, condition, value, limit, area, state, action }) => ({
          cells: ["", time, tag, condition, value, limit, area, state, action],
          alarm: priority,
          strong: state === "UNACK",
        }))}
      />
      <Text x={24} y={titles.events} size={20} weight={600} fill="var(--text)">
        Events
      </Text>
      <Table
        x={24}
        y={516}
        width={900}
        columns={[
          { title: "Time", at: 12 },
          { title: "Tag", at: 130 },
          { title: "Event", at: 280 },
          { title: "By", at: 720 },
        ]}
        rows={events.map(({ time, tag, event, by }) => ({ cells: [time, tag, event, by] }))}
      />
      <Text x={column} y={titles.events} size={20} weight={600} fill="var(--text)">
        Alarms an hour
      </Text>
      <rect x={column} y={516} width={596} height={200} fill="var(--field)" stroke="var(--pipe)" />
      <path d={`M980 ${716 - (6 / most) * 200}H1576`} stroke="var(--text)" strokeWidth={2} strokeDasharray="8 5" />
      <Text x={1568} y={716 - (6 / most) * 200 - 8} anchor="end">
        site limit: 6 an hour
      </Text>
      {alarmRate.map((count, at) => (
        <rect
          key={at}
          x={986 + at * 49.5}
          y={716 - (count / most) * 200}
          width={40}
          height={(count / most) * 200}
          fill="var(--stopped)"
        />
      ))}
      <Text x={column} y={740}>
        02:32
      </Text>
      <Text x={1576} y={740} anchor="end">
        14:32
      </Text>
      <Text x={column} y={titles.shelved} size={20} weight={600} fill="var(--text)">
        Shelved
      </Text>
      <Table
        x={column}
        y={820}
        width={596}
        columns={[
          { title: "Tag", at: 12 },
          { title: "Condition", at: 140 },
          { title: "Until", at: 400 },
          { title: "By", at: 490 },
        ]}
        rows={shelved.map(({ tag, condition, until, by }) => ({ cells: [tag, condition, until, by] }))}
      />
      <Text x={column} y={920}>
        UNACK unacknowledged, ACK acknowledged,
      </Text>
      <Text x={column} y={944}>
        RTN returned to normal, not yet acknowledged
      </Text>
    </Screen>
  );
}
