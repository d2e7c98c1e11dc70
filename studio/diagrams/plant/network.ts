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

/** Networks with the first octets of their addresses, and the position of their line on the drawing. */
export const networks = {
  business: { title: "Business network", prefix: "10.40.0", y: 172, x: [160, 770] },
  dmz: { title: "DMZ", prefix: "10.30.0", y: 172, x: [870, 1530] },
  "control-a": { title: "Control network A", prefix: "10.20.1", y: 374, x: [160, 1530] },
  "control-b": { title: "B", prefix: "10.20.2", y: 394, x: [160, 1530] },
  "water-io": { title: "PROFINET", prefix: "10.21.1", y: 600, x: [160, 760] },
  "boiler-io": { title: "PROFINET", prefix: "10.21.2", y: 600, x: [800, 1136] },
  "reactor-io": { title: "PROFINET", prefix: "10.21.3", y: 600, x: [1150, 1540] },
} as const;
export type NetworkName = keyof typeof networks;

const both = ["control-a", "control-b"] as const;
const bothAnd = (io: NetworkName) => [...both, io];

export const nodes: readonly Node[] = [
  { name: "ERP", note: "orders", kind: "server", at: [170, 60], on: ["business"], host: 11 },
  { name: "Maintenance", note: "work orders", kind: "server", at: [372, 60], on: ["business"], host: 12 },
  { name: "Office clients", note: "read only", kind: "station", at: [574, 60], on: ["business"], host: 100 },
  { name: "Historian copy", note: "one way, out", kind: "server", at: [880, 60], on: ["dmz"], host: 11 },
  { name: "Updates", note: "checked files", kind: "server", at: [1082, 60], on: ["dmz"], host: 12 },
  { name: "Remote entry", note: "on request", kind: "server", at: [1284, 60], on: ["dmz"], host: 13 },
  { name: "Server A", note: "duty", kind: "server", at: [160, 264], on: both, host: 11 },
  { name: "Server B", note: "standby", kind: "server", at: [350, 264], on: both, host: 12 },
  { name: "Historian", note: "2400 tags", kind: "server", at: [540, 264], on: both, host: 13 },
  { name: "OS 1", note: "water", kind: "station", at: [730, 264], on: both, host: 21 },
  { name: "OS 2", note: "boiler", kind: "station", at: [920, 264], on: both, host: 22 },
  { name: "OS 3", note: "reactor", kind: "station", at: [1110, 264], on: both, host: 23 },
  { name: "Engineering", note: "programs", kind: "station", at: [1300, 264], on: both, host: 31 },
  { name: "PLC-100A", note: "water, duty", kind: "controller", at: [230, 454], on: bothAnd("water-io"), host: 101 },
  { name: "PLC-100B", note: "water, standby", kind: "controller", at: [464, 454], on: bothAnd("water-io"), host: 102 },
  { name: "PLC-200", note: "boiler, burner", kind: "controller", at: [850, 454], on: bothAnd("boiler-io"), host: 111 },
  {
    name: "PLC-300",
    note: "reactor, batch",
    kind: "controller",
    at: [1256, 454],
    on: bothAnd("reactor-io"),
    host: 121,
  },
  { name: "Remote I/O 1", note: "pretreatment", kind: "io", at: [170, 640], on: ["water-io"], host: 11 },
  { name: "Remote I/O 2", note: "RO, pumps", kind: "io", at: [366, 640], on: ["water-io"], host: 12 },
  { name: designation, note: "drives, meters", kind: "drive", at: [562, 640], on: ["water-io"], host: 21 },
  { name: "Remote I/O 3", note: "boiler B-201", kind: "io", at: [850, 640], on: ["boiler-io"], host: 11 },
  { name: "Remote I/O 4", note: "reactor, Ex i", kind: "io", at: [1164, 640], on: ["reactor-io"], host: 11 },
  { name: "Drive M-301", note: "agitator", kind: "drive", at: [1360, 640], on: ["reactor-io"], host: 21 },
];

/** I/O points by controller, spares included; they are on remote I/O. `x` is where the drawing states them. */
export const points = [
  { area: "Water", di: 212, do: 96, ai: 88, ao: 24, x: 668 },
  { area: "Boiler", di: 84, do: 40, ai: 36, ao: 10, x: 1054 },
  { area: "Reactor", di: 72, do: 56, ai: 32, ao: 12, x: 1456 },
].map((of) => ({ ...of, count: of.di + of.do + of.ai + of.ao }));
