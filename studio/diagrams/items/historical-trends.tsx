import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { clock, day, nowMinute } from "../plant/clock.ts";
import { figure } from "../plant/figures.ts";
import { loopOf, mainPlant } from "../plant/registers/main-plant.ts";
import { lastDay as samples, peakToday } from "../plant/tank-history.ts";
import { transfer } from "../plant/water.ts";
import { Keys } from "../screen/Keys.tsx";
import { Table } from "../screen/lists.tsx";
import { Screen } from "../screen/Screen.tsx";
import { strokeOf, TrendPane } from "../screen/trends.tsx";

const pens = [
  { tag: "LI-160", pen: 1, decimals: 1, of: "level" },
  { tag: "FI-141", pen: 2, decimals: 0, of: "inflow" },
  { tag: "FI-161", pen: 3, decimals: 0, of: "outflow" },
  { tag: "AI-140", pen: 4, decimals: 0, of: "conductivity" },
] as const;

const { starts: startLevel, stops: stopLevel } = mainPlant.loops["L-160"];
const conductivityLimit = mainPlant.loops["A-140"].limits.H;
const rows = pens.map(({ tag, decimals, of }) => {
  const { service, unit = "" } = loopOf(tag);
  const values = samples.map((sample) => sample[of]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const figures = [values.at(-1) ?? 0, Math.min(...values), Math.max(...values), mean].map((value) =>
    figure(value, decimals),
  );
  return { cells: ["", tag, service, ...figures, unit] };
});

const line = (pen: 0 | 1 | 2 | 3) => ({ pen: pens[pen].pen, values: samples.map((sample) => sample[pens[pen].of]) });
/** The panes; each has its unit above it and the table below. */
const [level, flow, conductivity] = [
  {
    y: 142,
    height: 196,
    lines: [line(0)],
    range: [50, 90],
    grid: [60, 70, 80],
    unit: "%",
    limits: [
      { at: startLevel, name: `start ${startLevel}` },
      { at: stopLevel, name: `stop ${stopLevel}` },
    ],
  },
  { y: 378, height: 196, lines: [line(1), line(2)], range: [0, 400], grid: [100, 200, 300], unit: "m³/h", limits: [] },
  {
    y: 614,
    height: 110,
    lines: [line(3)],
    range: [300, 650],
    grid: [400, 500],
    unit: "µS/cm",
    limits: [{ at: conductivityLimit, name: `high ${conductivityLimit}` }],
    clock: true,
  },
] as const;
const table = 786;
const above = 28;

export const views = viewsOf({
  level: { top: level.y - above, bottom: flow.y - above },
  flow: { top: flow.y - above, bottom: conductivity.y - above },
  conductivity: { top: conductivity.y - above, bottom: table - above },
  pens: { top: table - above },
});

export default function HistoricalTrends() {
  const hours = samples.map(({ hour }) => hour);
  return (
    <Screen title="Trends: service water" tab="Trends">
      <Keys x={24} y={76} step={92} gap={8} names={["1 h", "8 h", "24 h", "7 d", "30 d"]} current="24 h" />
      <Text
        x={1576}
        y={100}
        anchor="end"
        words={`${day.before} ${clock(nowMinute)} to ${day.now} ${clock(nowMinute)}, one sample a minute`}
      />
      {[level, flow, conductivity].map((pane) => (
        <TrendPane key={pane.unit} x={90} width={1486} hours={hours} {...pane} />
      ))}
      <Table
        x={24}
        y={table}
        width={1552}
        columns={{
          Pen: 12,
          Tag: 110,
          Name: 240,
          Now: { right: 800 },
          Least: { right: 940 },
          Most: { right: 1080 },
          Mean: { right: 1220 },
          Unit: 1260,
        }}
        rows={rows}
      />
      {pens.map(({ pen }, index) => (
        <path key={pen} d={`M36 ${813 + index * 38}H96`} {...strokeOf(pen)} strokeWidth={5} />
      ))}
      <Text
        x={24}
        y={976}
        words={`The pump starts at ${startLevel} % and stops at ${stopLevel} %; morning demand of ${figure(peakToday)} m³/h exceeds its ${transfer.flow} m³/h, and the tank covers the rest.`}
      />
    </Screen>
  );
}
