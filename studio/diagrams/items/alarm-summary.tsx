import { Heading, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { activeAlarms, alarmRate, countOf, events, suppressed } from "../plant/alarms.ts";
import { clock, exactly, minuteOf, nowMinute, span } from "../plant/clock.ts";
import { Table } from "../screen/lists.tsx";
import { Screen } from "../screen/Screen.tsx";
import { KeyFigures, rule } from "../screen/values.tsx";

const hours = alarmRate.length;
/** Height of an hour's column, of at most 8 alarms. */
const tall = (count: number) => (count / 8) * 200;

/** Baselines of the headings, left edge of the right column, and height of a heading with the space above it. */
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
  const standing = activeAlarms.filter(({ state }) => state !== "Returned to normal, unack.").length;
  const today = alarmRate.reduce((sum, count) => sum + count, 0);
  const unacknowledged = activeAlarms.filter(({ state }) => state !== "Acknowledged").length;
  const oldest = Math.min(
    ...activeAlarms.filter(({ state }) => state !== "Acknowledged").map(({ time }) => minuteOf(time)),
  );
  const shelved = suppressed.filter(({ state }) => state === "Shelved");
  return (
    <Screen title="Alarm summary" tab="Alarms">
      <KeyFigures
        of={[
          [24, "Standing", String(standing), "", `${countOf(1)} of priority 1`],
          [224, "Not acknowledged", String(unacknowledged), "", `oldest ${span(exactly - oldest)}`],
          [464, "Shelved", String(shelved.length), "", `returns ${shelved[0]?.until}`],
          [644, "In the last 12 h", String(today), "", `${(today / hours).toFixed(1)} an hour`],
          [864, "Most in 10 min", "3", "", "flood begins above 10"],
          [1104, "Standing over 24 h", "0", "", "target 0"],
          [1344, "Filter", "All areas", "", "all priorities"],
        ]}
      />
      <Table
        x={24}
        y={204}
        width={1552}
        step={58}
        columns={{
          "": 0,
          Time: 54,
          Tag: 170,
          Condition: 320,
          Value: { right: 690 },
          Limit: { right: 800 },
          Area: 840,
          State: 990,
          "What to do": 1256,
        }}
        rows={activeAlarms.map(({ priority, time, tag, condition, value, limit, area, state, action }) => ({
          cells: ["", time, tag, condition, value, limit, area, state, action],
          alarm: priority,
          strong: state === "Unacknowledged",
        }))}
      />
      <Heading x={24} y={titles.events} fill="var(--text)" words="Events" />
      <Table
        x={24}
        y={516}
        width={900}
        columns={{ Time: 12, Tag: 130, Event: 280, By: 720 }}
        rows={events.map(({ time, tag, event, by }) => ({ cells: [time, tag, event, by] }))}
      />
      <Heading x={column} y={titles.events} fill="var(--text)" words="Alarms an hour" />
      <rect x={column} y={516} width={596} height={200} fill="var(--field)" stroke="var(--pipe)" />
      <path d={`M980 ${716 - tall(6)}H1576`} stroke="var(--text)" strokeWidth={2} strokeDasharray="8 5" />
      <Text x={1568} y={716 - tall(6) - 8} anchor="end" words="site limit: 6 an hour" />
      {alarmRate.map((count, index) => (
        <rect
          key={index}
          x={986 + index * 49.5}
          y={716 - tall(count)}
          width={40}
          height={tall(count)}
          fill="var(--stopped)"
        />
      ))}
      <Text x={column} y={740} words={clock(nowMinute - 60 * hours)} />
      <Text x={1576} y={740} anchor="end" words={clock(nowMinute)} />
      <Heading x={column} y={titles.shelved} fill="var(--text)" words="Suppressed" />
      <Table
        x={column}
        y={820}
        width={596}
        columns={{ Tag: 12, Condition: 140, State: 296, Until: 486 }}
        rows={suppressed.map(({ tag, condition, state, until }) => ({ cells: [tag, condition, state, until] }))}
      />
      <Text x={column} y={972} words="States by ISA-18.2." />
    </Screen>
  );
}
