import { zoneOf } from "../sheet/Sheet.tsx";

export type Point = readonly [x: number, y: number];

/**
 * A two-terminal symbol, 60 units high, drawn downward from its upper terminal at (x, y). Poles and contacts of a
 * device share its name. Terminals and wires are listed upper first.
 */
export type Device = {
  name: string;
  kind: "make" | "break" | "breaker" | "contactor" | "fuse" | "coil" | "lamp" | "input" | "output" | "terminal";
  at: Point;
  terminals: readonly string[];
  wires: readonly string[];
  /** How a contact is operated by hand; undefined if a coil or a release operates it. */
  operated?: "push" | "turn";
  note?: string;
};

export type WireRun = { number: string; path: readonly Point[]; label?: Point };

const symbolHeight = 60;

/**
 * End points of a device's wires: upper terminal, then lower. An input has only the upper one, an output only the
 * lower.
 */
export function terminalPoints({ kind, at }: Device): Point[] {
  const lower: Point = [at[0], at[1] + symbolHeight];
  if (kind === "output") return [lower];
  return kind === "input" || kind === "terminal" ? [at] : [at, lower];
}

const zone = ({ at }: Device) => zoneOf(at[0], at[1] + symbolHeight / 2);

/**
 * Zone of a contact's coil or breaker poles, for the cross-reference at the contact; undefined if the sheet has
 * neither.
 */
export function coilZone(devices: readonly Device[], contact: Device): string | undefined {
  if (contact.kind === "coil" || contact.kind === "breaker") return undefined;
  const of = (wanted: Device["kind"]) => devices.find(({ name, kind }) => name === contact.name && kind === wanted);
  const driven = of("coil") ?? of("breaker");
  return driven && zone(driven);
}

const firstTerminal = ({ terminals }: Device) => Number(terminals[0]);

/** Cross-references below a coil: each of its contacts with its zone, main poles first, then by terminal. */
export function contactTable(devices: readonly Device[], coil: Device): { terminals: string; zone: string }[] {
  return devices
    .filter(({ name, kind }) => name === coil.name && kind !== "coil")
    .toSorted((a, b) => firstTerminal(a) - firstTerminal(b))
    .map((contact) => ({ terminals: contact.terminals.join("–"), zone: zone(contact) }));
}
