import { zoneOf } from "../sheet/zones.ts";
import { type Device, symbolHeight } from "./device.ts";

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
