import { clock, minuteOf } from "./clock.ts";
import { figure } from "./figures.ts";
import { present } from "./registers/batch-reactor.ts";
import { type MainLoop, mainPlant } from "./registers/main-plant.ts";
import { alarmTag, type Limits, type Loop } from "./registers/tag-list.ts";
import { antiscalantTank } from "./registers/water-treatment.ts";
import { cartridgeAlarm } from "./train-history.ts";
import { dosing } from "./water.ts";

const limit = (loop: MainLoop, level: keyof Limits, decimals = 0) => {
  const { limits }: Loop = mainPlant.loops[loop];
  return figure(limits?.[level] ?? NaN, decimals);
};
/** Tag, value with unit, and limit of an alarm, from its loop. */
const measured = (loop: MainLoop, level: keyof Limits, value: number, decimals = 0) => {
  const { unit = "" }: Loop = mainPlant.loops[loop];
  return {
    tag: alarmTag(loop, level),
    value: `${figure(value, decimals)} ${unit}`,
    limit: limit(loop, level, decimals),
  };
};
const antiscalant = dosing.find(({ tag }) => tag === "P-119") ?? { level: NaN, rate: NaN };
/** Hours until the tank is empty. */
const left = Math.floor(((antiscalant.level / 100) * antiscalantTank) / antiscalant.rate);

/** All alarms that are active or unacknowledged at 14:32, newest first, with their states by ISA-18.2. */
export const activeAlarms = [
  {
    ...measured("PD-121A", "H", mainPlant.loops["PD-121A"].now, 2),
    priority: 2,
    time: cartridgeAlarm,
    area: "RO train A",
    condition: "Cartridge filter dP high",
    state: "Unacknowledged",
    action: `Plan the change, stop at ${limit("PD-121A", "HH", 1)} bar`,
  },
  {
    ...measured("L-119", "L", antiscalant.level),
    priority: 3,
    time: "13:58:12",
    area: "Pretreatm.",
    condition: "Antiscalant tank low",
    state: "Acknowledged",
    action: `Refill, lasts ${left} h at ${figure(antiscalant.rate, 1)} kg/h`,
  },
  {
    tag: "XA-101C",
    value: "Trip",
    limit: "–",
    priority: 2,
    time: "13:12:36",
    area: "Pretreatm.",
    condition: "Pump C tripped, overload",
    state: "Acknowledged",
    action: "Check STR-101C before the reset",
  },
  {
    ...measured("P-116", "H", mainPlant.loops["P-116"].now, 2),
    priority: 3,
    time: "12:47:03",
    area: "Pretreatm.",
    condition: "Backwash air pressure high",
    state: "Returned to normal, unack.",
    action: "Look at PSV-116, acknowledge",
  },
] as const;

/** Number of these alarms of a priority. */
export const countOf = (priority: 1 | 2 | 3) => activeAlarms.filter((alarm) => alarm.priority === priority).length;

/** Suppressed alarms: shelved by the operator for a time, suppressed by design, or out of service. */
export const suppressed = [
  { tag: alarmTag("A-181", "H"), condition: "Silica high", state: "Shelved", until: "20:00" },
  { tag: alarmTag("PD-115D", "H"), condition: "Filter D dP high", state: "Suppressed by design", until: "in service" },
  { tag: alarmTag("V-161B", "H"), condition: "Vibration high", state: "Out of service", until: "19 May" },
];

/** All events since 10:58, newest first. */
export const events = [
  [cartridgeAlarm, alarmTag("PD-121A", "H"), `Alarm, ${limit("PD-121A", "H", 2)} bar exceeded`, "PLC-100A"],
  ["14:02:55", alarmTag("L-119", "L"), "Acknowledged", "Operator 2"],
  ["13:58:12", alarmTag("L-119", "L"), `Alarm, below ${limit("L-119", "L")} %`, "PLC-100A"],
  [`${present.dosingBegan}:00`, "R-301", `Batch ${present.batch}, phase Dose begins`, "PLC-300"],
  ["13:14:20", "XA-101C", "Acknowledged", "Operator 2"],
  ["13:12:41", "P-101A", "Runs, takes over from P-101C", "PLC-100A"],
  ["13:12:36", "XA-101C", "Alarm, motor breaker tripped", "PLC-100A"],
  ["12:49:31", alarmTag("P-116", "H"), "Returned to normal", "PLC-100A"],
  ["12:47:03", alarmTag("P-116", "H"), `Alarm, ${limit("P-116", "H", 2)} bar exceeded`, "PLC-100A"],
  ["12:09:15", alarmTag("A-181", "H"), "Shelved until 20:00, sample drifts", "Shift lead"],
  ["12:04:50", alarmTag("A-181", "H"), `Alarm, above ${limit("A-181", "H")} µg/l`, "PLC-100A"],
  ["10:58:00", "F-115D", "Backwash complete, ready", "PLC-100A"],
].map(([time = "", tag = "", event = "", by = ""]) => ({ time, tag, event, by }));

/** Alarms per hour over the last twelve hours, oldest first. */
export const alarmRate: readonly number[] = [2, 1, 0, 3, 4, 2, 1, 2, 0, 1, 2, 2];

const takes = events.find(({ event }) => event.startsWith("Runs, takes over"));
const trip = events.find(({ event }) => event.startsWith("Alarm, motor breaker"));
/** Which pump tripped when, and which took over. */
export const takenOver = `P${trip?.tag.slice(2)} tripped at ${clock(minuteOf(trip?.time ?? ""))}, ${takes?.tag} took over.`;
