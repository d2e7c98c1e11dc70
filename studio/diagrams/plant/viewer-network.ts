import type { NodeKind } from "./network.ts";

/** Zones of IEC 62443 from the plant outward, each with the left edge of its area in the drawing. */
export const zones = [
  { name: "plant", title: "Plant network", left: 20 },
  { name: "dmz", title: "DMZ", left: 358 },
  { name: "office", title: "Office network", left: 696 },
] as const;
type ZoneName = (typeof zones)[number]["name"];

/** Firewalls, named as in the control system's architecture (network.ts). */
export const firewalls = { "FW-2": ["plant", "dmz"], "FW-1": ["dmz", "office"] } as const satisfies Record<
  string,
  readonly [ZoneName, ZoneName]
>;

export const nodes = [
  { name: "Controllers", note: "PLC, DCS", kind: "controller", zone: "plant", row: 1 },
  { name: "OPC UA server", note: "or historian", kind: "server", zone: "plant", row: 0 },
  { name: "Gateway", note: "reads", kind: "server", zone: "dmz", row: 0 },
  { name: "Viewer", note: "web server", kind: "server", zone: "dmz", row: 1 },
  { name: "Any browser", note: "read-only", kind: "station", zone: "office", row: 1 },
] as const satisfies readonly { name: string; note: string; kind: NodeKind; zone: ZoneName; row: 0 | 1 }[];
export type NodeName = (typeof nodes)[number]["name"];

/** The ways of values and alarms, which their readers ask for, each with the protocol between two zones. */
export const conduits = [
  { from: "Controllers", to: "OPC UA server" },
  { from: "OPC UA server", to: "Gateway", through: "FW-2", by: "OPC UA" },
  { from: "Gateway", to: "Viewer" },
  { from: "Viewer", to: "Any browser", through: "FW-1", by: "HTTPS" },
] as const satisfies readonly { from: NodeName; to: NodeName; through?: keyof typeof firewalls; by?: string }[];
