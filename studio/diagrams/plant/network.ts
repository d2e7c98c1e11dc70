import { designation } from "../../models/panels/parts/mcc-feeders.ts";

export type NodeKind = "server" | "station" | "controller" | "io" | "drive" | "field";
export type Node = {
  name: string;
  note: string;
  kind: NodeKind;
  at: readonly [x: number, y: number];
  on: readonly NetworkName[];
  /** Last octet of the node's address in each of its networks. */
  host: number;
};

/** Levels of ISA-95 from the top, the DMZ between offices and plant, and the heights of their names on the drawing. */
export const levels = {
  "4": { title: "Level 4", y: 90 },
  "3.5": { title: "Level 3.5", y: 204 },
  "3": { title: "Level 3, 2", y: 354 },
  "1": { title: "Level 1", y: 536 },
  io: { title: "I/O", y: 696 },
  field: { title: "Field", y: 798 },
} as const;
export type Level = keyof typeof levels;

/** Networks with the first octets of their addresses, level of the nodes above them, and the position of their line. */
export const networks = {
  business: { title: "Business network", prefix: "10.40.0", level: "4", y: 138, x: [160, 1536] },
  dmz: { title: "DMZ", prefix: "10.30.0", level: "3.5", y: 256, x: [160, 1536] },
  "control-a": { title: "Control network A", prefix: "10.20.1", level: "3", y: 412, x: [160, 1504] },
  "control-b": { title: "Control network B", prefix: "10.20.2", level: "3", y: 444, x: [160, 1528] },
  "water-io": { title: "PROFINET", prefix: "10.21.1", level: "1", y: 622, x: [160, 760] },
  "boiler-io": { title: "PROFINET", prefix: "10.21.2", level: "1", y: 622, x: [800, 1136] },
  "reactor-io": { title: "PROFINET", prefix: "10.21.3", level: "1", y: 622, x: [1150, 1540] },
} as const;
export type NetworkName = keyof typeof networks;

/** Switches of the networks; devices on PROFINET have theirs inside. */
export const switches = {
  "SW-40": "business",
  "SW-30": "dmz",
  "SW-21": "control-a",
  "SW-22": "control-b",
} as const satisfies Readonly<Record<string, NetworkName>>;

/** Firewalls with the network on their upper side and those on the lower one. */
export const firewalls = {
  "FW-1": { above: "business", below: ["dmz"] },
  "FW-2": { above: "dmz", below: ["control-a", "control-b"] },
} as const satisfies Readonly<Record<string, { above: NetworkName; below: readonly NetworkName[] }>>;

const both = ["control-a", "control-b"] as const;
const bothAnd = (io: NetworkName) => [...both, io];

export const nodes: readonly Node[] = [
  { name: "ERP", note: "orders", kind: "server", at: [170, 46], on: ["business"], host: 11 },
  { name: "Maintenance", note: "work orders", kind: "server", at: [372, 46], on: ["business"], host: 12 },
  { name: "Office clients", note: "read only", kind: "station", at: [574, 46], on: ["business"], host: 100 },
  { name: "Historian copy", note: "for offices", kind: "server", at: [170, 160], on: ["dmz"], host: 11 },
  { name: "Updates", note: "checked files", kind: "server", at: [372, 160], on: ["dmz"], host: 12 },
  { name: "Remote entry", note: "on request", kind: "server", at: [574, 160], on: ["dmz"], host: 13 },
  { name: "Server A", note: "duty", kind: "server", at: [160, 310], on: both, host: 11 },
  { name: "Server B", note: "standby", kind: "server", at: [350, 310], on: both, host: 12 },
  { name: "Historian", note: "2400 tags", kind: "server", at: [540, 310], on: both, host: 13 },
  { name: "OS 1", note: "water", kind: "station", at: [730, 310], on: both, host: 21 },
  { name: "OS 2", note: "boiler", kind: "station", at: [920, 310], on: both, host: 22 },
  { name: "OS 3", note: "reactor", kind: "station", at: [1110, 310], on: both, host: 23 },
  { name: "Engineering", note: "programs", kind: "station", at: [1300, 310], on: both, host: 31 },
  { name: "PLC-100A", note: "water, duty", kind: "controller", at: [230, 494], on: bothAnd("water-io"), host: 101 },
  { name: "PLC-100B", note: "water, standby", kind: "controller", at: [464, 494], on: bothAnd("water-io"), host: 102 },
  { name: "PLC-200", note: "boiler, burner", kind: "controller", at: [850, 494], on: bothAnd("boiler-io"), host: 111 },
  {
    name: "PLC-300",
    note: "reactor, batch",
    kind: "controller",
    at: [1256, 494],
    on: bothAnd("reactor-io"),
    host: 121,
  },
  { name: "Remote I/O 1", note: "pretreatment", kind: "io", at: [170, 652], on: ["water-io"], host: 11 },
  { name: "Remote I/O 2", note: "RO, pumps", kind: "io", at: [366, 652], on: ["water-io"], host: 12 },
  { name: designation, note: "drives, meters", kind: "drive", at: [562, 652], on: ["water-io"], host: 21 },
  { name: "Remote I/O 3", note: "boiler B-201", kind: "io", at: [850, 652], on: ["boiler-io"], host: 11 },
  { name: "Remote I/O 4", note: "reactor, Ex i", kind: "io", at: [1164, 652], on: ["reactor-io"], host: 11 },
  { name: "Drive SZ-301", note: `in ${designation}`, kind: "drive", at: [1360, 652], on: ["reactor-io"], host: 21 },
];

/** I/O points by controller, spares included; they are on remote I/O. `x` is where the drawing states them. */
export const points = [
  { area: "Water", di: 212, do: 96, ai: 88, ao: 24, x: 668 },
  { area: "Boiler", di: 84, do: 40, ai: 36, ao: 10, x: 1054 },
  { area: "Reactor", di: 72, do: 56, ai: 32, ao: 12, x: 1456 },
].map((of) => ({ ...of, count: of.di + of.do + of.ai + of.ao }));
