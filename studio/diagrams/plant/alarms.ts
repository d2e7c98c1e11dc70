export type Alarm = {
  priority: 1 | 2 | 3;
  time: string;
  tag: string;
  area: string;
  condition: string;
  value: string;
  limit: string;
  state: "UNACK" | "ACK" | "RTN";
  action: string;
};

/** All alarms that stand at 14:32, newest first. RTN: returned to normal, not yet acknowledged. */
export const activeAlarms: readonly Alarm[] = [
  {
    priority: 2,
    time: "14:21:40",
    tag: "PDAH-121A",
    area: "RO train A",
    condition: "Cartridge filter dP high",
    value: "1.02 bar",
    limit: "1.00",
    state: "UNACK",
    action: "Plan the change, stop at 1.3 bar",
  },
  {
    priority: 3,
    time: "13:58:12",
    tag: "LAL-119",
    area: "Pretreatm.",
    condition: "Antiscalant tank low",
    value: "18 %",
    limit: "20",
    state: "ACK",
    action: "Refill, lasts 9 h at 1.8 kg/h",
  },
  {
    priority: 2,
    time: "13:12:36",
    tag: "XA-101C",
    area: "Pretreatm.",
    condition: "Pump C tripped, overload",
    value: "Trip",
    limit: "–",
    state: "ACK",
    action: "Check strainer before the reset",
  },
  {
    priority: 3,
    time: "12:47:03",
    tag: "PAH-116",
    area: "Pretreatm.",
    condition: "Backwash air pressure high",
    value: "0.58 bar",
    limit: "0.65",
    state: "RTN",
    action: "Look at relief valve, acknowledge",
  },
];

/** Alarms that stand or wait for acknowledgement, by priority. */
export const countOf = (priority: Alarm["priority"]) =>
  activeAlarms.filter((alarm) => alarm.priority === priority).length;

export const shelved = [
  { tag: "AAH-181", condition: "Silica analyser, service", until: "20:00", by: "Shift lead" },
] as const;

/** All that happened since 10:58, newest first. */
export const events = [
  { time: "14:21:40", tag: "PDAH-121A", event: "Alarm, 1.00 bar exceeded", by: "PLC-100A" },
  { time: "14:02:55", tag: "LAL-119", event: "Acknowledged", by: "Operator 2" },
  { time: "13:58:12", tag: "LAL-119", event: "Alarm, below 20 %", by: "PLC-100A" },
  { time: "13:22:00", tag: "R-301", event: "Batch 2418, phase Dose begins", by: "PLC-300" },
  { time: "13:14:20", tag: "XA-101C", event: "Acknowledged", by: "Operator 2" },
  { time: "13:12:41", tag: "P-101A", event: "Runs, takes over from P-101C", by: "PLC-100A" },
  { time: "13:12:36", tag: "XA-101C", event: "Alarm, motor breaker tripped", by: "PLC-100A" },
  { time: "12:49:31", tag: "PAH-116", event: "Returned to normal", by: "PLC-100A" },
  { time: "12:47:03", tag: "PAH-116", event: "Alarm, 0.65 bar exceeded", by: "PLC-100A" },
  { time: "12:09:15", tag: "AAH-181", event: "Shelved until 20:00, service", by: "Shift lead" },
  { time: "12:04:50", tag: "AAH-181", event: "Alarm, above 20 µg/l", by: "PLC-100A" },
  { time: "10:58:00", tag: "F-115D", event: "Backwash complete, ready", by: "PLC-100A" },
] as const;

/** Alarms in each of the last twelve hours, oldest first. */
export const alarmRate: readonly number[] = [2, 1, 0, 3, 4, 2, 1, 2, 0, 1, 2, 2];
