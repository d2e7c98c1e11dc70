import { Text } from "../drawing/Text.tsx";
import type { Device } from "./device.ts";
import { contactTable } from "./references.ts";

/** Table below a coil with the positions of its contacts. */
export function ContactTable({
  x,
  y,
  coil,
  devices,
}: {
  x: number;
  y: number;
  coil: Device;
  devices: readonly Device[];
}) {
  const rows = contactTable(devices, coil);
  return (
    <g>
      {rows.map(({ terminals, zone }, at) => (
        <g key={terminals}>
          <Text x={x + Math.floor(at / 3) * 130} y={y + (at % 3) * 24} fill="var(--ink-soft)" words={terminals} />
          <Text x={x + Math.floor(at / 3) * 130 + 62} y={y + (at % 3) * 24} fill="var(--ink)" words={`/${zone}`} />
        </g>
      ))}
    </g>
  );
}
