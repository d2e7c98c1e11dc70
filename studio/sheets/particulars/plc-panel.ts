import { terminalPitch } from "../../kit/din-rail.ts";
import { rows } from "../../models/panels/parts/plc-layout.ts";
import type { Label, Particulars } from "../particulars.ts";

/** Designations by IEC 81346-2 with devices and numbers of pieces, from top to bottom, as they are labelled. */
const devices: readonly (readonly [designation: string, device: string, count: number])[] = [
  ["-Q1", "Main switch, three poles", 1],
  ["-Q2", "Breaker of the power supplies, two poles", 1],
  ["-F1…7", "Circuit breaker, 230 V", 7],
  ["-T1, 2", "Power supply, 24 V DC, redundant", 2],
  ["-T3", "Redundancy module", 1],
  ["-F11…24", "Circuit breaker, 24 V DC", 14],
  ["-K1", "Rack: supply, controller, network; 6 inputs, 4 outputs, 3 analog", 1],
  ["-K2", "Rack: supply, network; 5 analog, 5 outputs", 1],
  ["-K3", "Network switch, ten sockets", 1],
  ["-T11…19", "Signal isolator", 9],
  ["-K101…150", "Relay, 24 V DC", 50],
  ["-X1…4", "Terminals between the panel's devices", 110],
  ["-X11…14", "Terminals for the plant's cables", 110],
  ["-X20", "Earth bar, 32 points", 1],
  ["-W1…12", "Cable gland with cable", 12],
];

const from = -385;
const terminals = (groups: readonly number[], first: number, z: number): Label[] =>
  groups.map((count, index) => {
    const before = groups.slice(0, index).reduce((sum, one) => sum + one * terminalPitch + 11, 11);
    return above(`-X${first + index}`, from + before + (count * terminalPitch) / 2, z);
  });
const above = (words: string, x: number, z: number): Label => ({ view: "front", at: [x, 0, z], words });

export default (): Particulars => ({
  tables: [
    {
      title: "DEVICES",
      columns: [
        ["DESIGNATION", 22],
        ["DEVICE", 86],
        ["QTY", 12],
      ],
      rows: devices.map(([designation, device, count]) => [designation, device, String(count)]),
    },
  ],
  labels: [
    above("-Q1", -342, rows.supply + 90),
    above("-Q2", -289, rows.supply + 90),
    above("-F1…7", -206, rows.supply + 90),
    above("-T1", -84, rows.supply + 90),
    above("-T2", 6, rows.supply + 90),
    above("-T3", 82, rows.supply + 90),
    above("-F11…24", 234, rows.supply + 90),
    above("-K1", 0, rows.rack + 108),
    above("-K2", -130, rows.remote + 112),
    above("-K3", 215, rows.remote + 112),
    above("-T11…19", 308, rows.remote + 112),
    above("-K101…124", -205, rows.relays + 75),
    above("-K125…150", 163, rows.relays + 75),
    ...terminals([32, 32, 24, 22], 1, rows.terminals + 72),
    ...terminals([40, 40, 16, 14], 11, rows.field + 75),
    above("-X20", 425, rows.earth),
  ],
});
