import { zoneOf } from "../sheet/zones.ts";
import { symbolHeight } from "./device.ts";
import type { Device } from "./device.ts";

const zone = ({ at }: Device) => zoneOf(at[0], at[1] + symbolHeight / 2);

/** Where a device's coil stands, as written at its contacts; undefined for what has no coil on the sheet. */
export function coilZone(devices: readonly Device[], contact: Device): string | undefined {
  if (contact.kind === "coil") return undefined;
  const coil = devices.find(({ name, kind }) => name === contact.name && kind === "coil");
  return coil && zone(coil);
}

/** What is written below a coil: each of its contacts with the zone where it stands. */
export function contactTable(devices: readonly Device[], coil: Device): { terminals: string; zone: string }[] {
  return devices
    .filter(({ name, kind }) => name === coil.name && kind !== "coil")
    .map((contact) => ({ terminals: contact.terminals.join("–"), zone: zone(contact) }));
}
