import { figure } from "./figures.ts";
import { cartridgeDrop } from "./readings.ts";
import { type MainLoop, mainPlant } from "./tags/main-plant.ts";
import { alarmTag, type Limits, type Loop } from "./tags/tag-list.ts";
import { antiscalantTank, dosing } from "./water.ts";

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
const antiscalant = dosing[2];
/** Hours until the tank is empty. */
const left = Math.floor(((antiscalant.level / 100) * antiscalantTank) / antiscalant.rate);

/** All alarms that are active or unacknowledged at 14:32, newest first, with their states by ISA-18.2. */
export const activeAlarms = [
  {
    ...measured("PD-121A", "H", cartridgeDrop, 2),
    priority: 2,
    time: "14:21:40",
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
    action: "Check strainer before the reset",
  },
  {
    ...measured("P-116", "H", 0.58, 2),
    priority: 3,
    time: "12:47:03",
    area: "Pretreatm.",
    condition: "Backwash air pressure high",
    state: "Returned to normal, unack.",
    action: "Look at relief valve, acknowledge",
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
  ["14:21:40", alarmTag("PD-121A", "H"), `Alarm, ${limit("PD-121A", "H", 2)} bar exceeded`, "PLC-100A"],
  ["14:02:55", alarmTag("L-119", "L"), "Acknowledged", "Operator 2"],
  ["13:58:12", alarmTag("L-119", "L"), `Alarm, below ${limit("L-119", "L")} %`, "PLC-100A"],
  ["13:22:00", "R-301", "Batch 2418, phase Dose begins", "PLC-300"],
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
