export type Alarm = {
  priority: 1 | 2 | 3;
  time: string;
  tag: string;
  area: string;
  condition: string;
  value: string;
  limit: string;
  state: "UNACK" | "ACK" | "RTN" | "SHELVED";
};

/** All alarms that stand at 14:32, newest first. RTN: returned to normal, not yet acknowledged. */
export const activeAlarms: readonly Alarm[] = [
  { priority: 2, time: "14:21:40", tag: "PDAH-121A", area: "RO train A", condition: "Cartridge filter dP high", value: "1.02 bar", limit: "1.00", state: "UNACK" },
  { priority: 3, time: "13:58:12", tag: "LAL-119", area: "Pretreatment", condition: "Antiscalant tank low", value: "18 %", limit: "20", state: "ACK" },
  { priority: 2, time: "13:12:36", tag: "XA-101C", area: "Pretreatment", condition: "Pump C tripped, overload", value: "Trip", limit: "–", state: "ACK" },
];

export const countOf = (priority: Alarm["priority"]) => activeAlarms.filter((alarm) => alarm.priority === priority).length;
